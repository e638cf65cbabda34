import { PRODUCT_IMAGE_COUNT, VARIANT_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import type { DraftVariant, VariantField, VariantProblem } from '../../model/draft-variants';
import * as messages from './messages';
import { NumberField } from './number-field';
import * as s from './variants-section.styles';

const PICTURES = [
  ['', messages.noPicture] as const,
  ...Array.from(
    { length: PRODUCT_IMAGE_COUNT },
    (_none, picture) => [String(picture), messages.slot(picture + 1)] as const,
  ),
];

interface VariantFieldsProps {
  variant: DraftVariant;
  /** The problems, once the form was sent. */
  problems: Partial<Record<VariantField, VariantProblem>>;
  onChange: (part: Partial<DraftVariant>) => void;
}

/** The fields of one variant. */
export function VariantFields({ variant, problems, onChange }: VariantFieldsProps) {
  const field = (name: Exclude<VariantField, 'image' | 'name_ne'>) => {
    const problem = problems[name];
    return {
      label: messages.variantLabels[name],
      value: variant[name],
      error: problem && messages.problemTexts[problem],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  };
  return (
    <s.Fields>
      <TextField {...field('name')} required maxLength={VARIANT_FIELD_LENGTHS.name} />
      <TextField {...field('code')} maxLength={VARIANT_FIELD_LENGTHS.code} />
      <NumberField {...field('original_price')} required />
      <NumberField {...field('in_stock')} required />
      <Choice
        label={messages.variantLabels.image}
        choices={PICTURES}
        value={variant.image}
        onChoose={(image) => onChange({ image })}
      />
    </s.Fields>
  );
}
