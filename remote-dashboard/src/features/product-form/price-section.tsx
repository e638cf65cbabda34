import { MAX_DISCOUNT_PERCENTAGE } from '@pasal/shared/contracts';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
import { sellingPriceOf } from '../../model/product-draft';
import type { FormPart } from './form-part';
import { FIELD_LABELS, messages, SELLING_PRICE_LABEL } from './messages';
import { NumberField } from './number-field';
import * as s from './product-form.styles';

const DISCOUNTS = Array.from({ length: MAX_DISCOUNT_PERCENTAGE + 1 }, (_none, percent) => percent);

/** What it costs and how many there are. */
export function PriceSection({ draft, errors, set }: FormPart) {
  return (
    <s.Section as="section" aria-label={messages.priceAndStock} $area="price">
      <h2>{messages.priceAndStock}</h2>
      <NumberField
        label={FIELD_LABELS.original_price}
        required
        value={draft.original_price}
        error={errors.original_price}
        onChange={({ target }) => set({ original_price: target.value })}
      />
      <Field label={FIELD_LABELS.discount_percentage} required error={errors.discount_percentage}>
        {(control) => (
          <SelectInput
            {...control}
            value={draft.discount_percentage}
            onChange={({ target }) => set({ discount_percentage: target.value })}
          >
            <option value="">{messages.choose}</option>
            {DISCOUNTS.map((percent) => (
              <option key={percent} value={percent}>
                {messages.percent(percent)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <TextField
        label={SELLING_PRICE_LABEL}
        required
        readOnly
        value={sellingPriceOf(draft.original_price, draft.discount_percentage)}
        hint={messages.sellingHint}
      />
      <NumberField
        label={FIELD_LABELS.in_stock}
        required
        value={draft.in_stock}
        error={errors.in_stock}
        hint={messages.stockHint}
        onChange={({ target }) => set({ in_stock: target.value })}
      />
    </s.Section>
  );
}
