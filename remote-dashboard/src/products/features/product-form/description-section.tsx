import { useState } from 'react';
import { Button } from '@pasal/shared/ui';
import { LazyEditor } from '../../../kit/rich-text-editor/lazy-editor';
import type { FormPart } from './use-product-form';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import * as s from './product-form.styles';

interface DescriptionSectionProps extends FormPart {
  /** Changes when the text was changed from outside. */
  revision: number;
}

/** The long text, formatted. */
export function DescriptionSection({ form, revision }: DescriptionSectionProps) {
  const { values, problems, set } = form;
  const [preview, setPreview] = useState(false);
  return (
    <s.Section as="section" aria-label={messages.description} $area="description">
      <s.SectionHead>
        <h2>{PRODUCT_INPUTS.additional_description.label}</h2>
        <Button variant="quiet" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {preview ? messages.write : messages.preview}
        </Button>
      </s.SectionHead>
      <LazyEditor
        key={revision}
        label={PRODUCT_INPUTS.additional_description.label}
        value={values.additional_description}
        placeholder={messages.editorPlaceholder}
        readOnly={preview}
        onChange={(html) => set({ additional_description: html })}
      />
      {problems.additional_description && (
        <s.Problem role="alert">{problems.additional_description}</s.Problem>
      )}
    </s.Section>
  );
}
