import { MAX_DISCOUNT_PERCENTAGE } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { writeDigits } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { sellingPriceOf, soldPriceOf } from '../../model/product-draft';
import type { FormPart } from './use-product-form';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import { NumberField } from './number-field';
import * as s from './product-form.styles';
import { usePriceRounding } from './use-price-rounding';

const DISCOUNTS = [
  ['', messages.choose] as const,
  ...Array.from(
    { length: MAX_DISCOUNT_PERCENTAGE + 1 },
    (_none, percent) => [String(percent), messages.percent(percent)] as const,
  ),
];

/** The fields for price and stock. */
export function PriceSection({ form }: FormPart) {
  const { values, problems, set, field } = form;
  const isOwn = values.variants.length === 0;
  const rounding = usePriceRounding();
  const exact = sellingPriceOf(values.original_price, values.discount_percentage);
  const sold = soldPriceOf(values.original_price, values.discount_percentage, rounding);
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
      <Choice
        label={PRODUCT_INPUTS.discount_percentage.label}
        required
        error={problems.discount_percentage}
        choices={DISCOUNTS}
        value={values.discount_percentage}
        onChoose={(discount_percentage) => set({ discount_percentage })}
      />
      {isOwn && (
        <>
          <TextField
            label={messages.sellingPriceLabel}
            required
            readOnly
            value={writeDigits(exact)}
            hint={
              sold === undefined || sold === Number(exact)
                ? messages.sellingHint
                : messages.soldAt(sold)
            }
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
