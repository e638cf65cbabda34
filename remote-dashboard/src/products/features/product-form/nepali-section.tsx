import { useState } from 'react';
import { eachNepaliText } from '@pasal/shared/contracts';
import { Badge, Button } from '@pasal/shared/ui';
import { missingNepali } from '../../model/nepali-texts';
import * as messages from './messages';
import { NepaliTexts } from './nepali-texts';
import * as s from './product-form.styles';
import type { FormPart } from './use-product-form';

const NAMES = Object.keys(eachNepaliText(String));
const isNepali = (field: string) => NAMES.includes(field) || field.startsWith('facts_ne.');

interface NepaliSectionProps extends FormPart {
  /** Changes when a text was changed from outside. */
  revision: number;
}

/** The product's Nepali texts, next to the English ones; collapsed until needed (D157). */
export function NepaliSection({ form, revision }: NepaliSectionProps) {
  const { values, problems } = form;
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted || Object.keys(problems).some(isNepali);
  const missing = missingNepali(values);
  return (
    <s.Section as="section" aria-label={messages.nepali} $area="nepali">
      <s.SectionHead>
        <s.Marked>
          <h2>{messages.nepali}</h2>
          {missing > 0 && <Badge $tone="warning">{messages.nepaliMissing(missing)}</Badge>}
        </s.Marked>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsWanted(!isOpen)}>
          {isOpen ? messages.closeNepali : messages.writeNepali}
        </Button>
      </s.SectionHead>
      <s.Hint>{messages.nepaliHint}</s.Hint>
      {isOpen && <NepaliTexts form={form} revision={revision} />}
    </s.Section>
  );
}
