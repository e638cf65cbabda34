import { PRODUCT_IMAGE_COUNT, VARIANT_FIELD_LENGTHS } from '@pasal/shared/contracts';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
import type { DraftVariant, VariantField, VariantProblem } from '../../model/draft-variants';
import * as messages from './messages';
import { NumberField } from './number-field';
import * as s from './variants-section.styles';

const PICTURES = Array.from({ length: PRODUCT_IMAGE_COUNT }, (_none, picture) => picture);

interface VariantFieldsProps {
  variant: DraftVariant;
  /** What is wrong, once the form was sent. */
  problems: Partial<Record<VariantField, VariantProblem>>;
  onChange: (part: Partial<DraftVariant>) => void;
}

/** What is asked for of one variant. */
export function VariantFields({ variant, problems, onChange }: VariantFieldsProps) {
  const field = (name: Exclude<VariantField, 'image'>) => {
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
      <Field label={messages.variantLabels.image}>
        {(control) => (
          <SelectInput
            {...control}
            value={variant.image}
            onChange={({ target }) => onChange({ image: target.value })}
          >
            <option value="">{messages.noPicture}</option>
            {PICTURES.map((picture) => (
              <option key={picture} value={picture}>
                {messages.slot(picture + 1)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </s.Fields>
  );
}
