import { MAX_VARIANTS } from '@pasal/shared/contracts';
import { Button, Icon, IconButton, icons } from '@pasal/shared/ui';
import { ReorderList } from '../../../kit/admin-parts/reorder-list';
import { variantProblemsOf, withNewVariant, type DraftVariant } from '../../model/draft-variants';
import { soldPriceOf } from '../../model/product-draft';
import * as messages from './messages';
import { Hint, Problem, Section } from './product-form.styles';
import type { FormPart } from './use-product-form';
import { usePriceRounding } from './use-price-rounding';
import { VariantFields } from './variant-fields';
import * as s from './variants-section.styles';

/** The choices the product is sold in, in the order of the shop (D63). */
export function VariantsSection({ form }: FormPart) {
  const { values, problems, set } = form;
  const { variants, discount_percentage } = values;
  const rounding = usePriceRounding();
  const titleOf = (variant: DraftVariant) =>
    messages.variantTitle(variants.indexOf(variant) + 1, variant.name);
  return (
    <Section as="section" aria-label={messages.variants} $area="variants">
      <h2>{messages.variants}</h2>
      <Hint>{messages.variantsHint}</Hint>
      {variants.length > 0 && (
        <ReorderList
          label={messages.variants}
          items={variants}
          keyOf={({ key }) => key}
          nameOf={titleOf}
          busy={false}
          drag={false}
          onOrder={(ordered) => set({ variants: ordered })}
          tools={(variant) => (
            <IconButton
              label={messages.removeVariant(titleOf(variant))}
              onClick={() => set({ variants: variants.filter((each) => each !== variant) })}
            >
              <Icon shape={icons.trash} />
            </IconButton>
          )}
        >
          {(variant, place) => {
            const price = soldPriceOf(variant.original_price, discount_percentage, rounding);
            return (
              <s.Variant>
                <VariantFields
                  variant={variant}
                  problems={problems.variants ? variantProblemsOf(variant, variants) : {}}
                  onChange={(part) =>
                    set({ variants: variants.with(place, { ...variant, ...part }) })
                  }
                />
                {price !== undefined && <Hint>{messages.soldFor(price)}</Hint>}
              </s.Variant>
            );
          }}
        </ReorderList>
      )}
      {problems.variants && <Problem role="alert">{problems.variants}</Problem>}
      <s.Add>
        <Button
          variant="secondary"
          disabled={variants.length >= MAX_VARIANTS}
          onClick={() => set({ variants: withNewVariant(variants, values) })}
        >
          {messages.addVariant}
        </Button>
      </s.Add>
    </Section>
  );
}
