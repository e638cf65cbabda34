import { MAX_DISCOUNT_PERCENTAGE } from '@pasal/shared/contracts';
import { Field, SelectInput, TextField } from '@pasal/shared/ui';
import { sellingPriceOf } from '../../model/product-draft';
import type { FormPart } from './use-product-form';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import { NumberField } from './number-field';
import * as s from './product-form.styles';

const DISCOUNTS = Array.from({ length: MAX_DISCOUNT_PERCENTAGE + 1 }, (_none, percent) => percent);

/** What it costs and how many there are. */
export function PriceSection({ form }: FormPart) {
  const { values, problems, set, field } = form;
  const isOwn = values.variants.length === 0;
  return (
    <s.Section as="section" aria-label={messages.priceAndStock} $area="price">
      <h2>{messages.priceAndStock}</h2>
      {isOwn ? (
        <NumberField
          {...field('original_price')}
          label={PRODUCT_INPUTS.original_price.label}
          required
        />
      ) : (
        <s.Hint>{messages.inVariants}</s.Hint>
      )}
      <Field
        label={PRODUCT_INPUTS.discount_percentage.label}
        required
        error={problems.discount_percentage}
      >
        {(control) => (
          <SelectInput
            {...control}
            value={values.discount_percentage}
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
      {isOwn && (
        <>
          <TextField
            label={messages.sellingPriceLabel}
            required
            readOnly
            value={sellingPriceOf(values.original_price, values.discount_percentage)}
            hint={messages.sellingHint}
          />
          <NumberField
            {...field('in_stock')}
            label={PRODUCT_INPUTS.in_stock.label}
            required
            hint={messages.stockHint}
          />
        </>
      )}
    </s.Section>
  );
}
