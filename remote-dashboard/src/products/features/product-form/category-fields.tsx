import type { Category } from '@pasal/shared/contracts';
import { Choice } from '@pasal/shared/dashboard';
import { labelOf } from '@pasal/shared/domain';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import type { FormPart } from './use-product-form';

type Named = Pick<Category, 'name' | 'label'>;

/** The options plus the stored value, which may have been removed from the list. */
function choicesOf(things: readonly Named[], stored: string) {
  const isGone = stored !== '' && things.every(({ name }) => name !== stored);
  return [...(isGone ? [{ name: stored }] : []), ...things].map(
    (each) => [each.name, labelOf(each)] as const,
  );
}

/** The category, then one of its subcategories, which is reset when the category changes. */
export function CategoryFields({
  form: { values, problems, set, start },
  categories,
}: FormPart & { categories: readonly Category[] }) {
  const { category, subcategory } = values;
  const children = categories.find(({ name }) => name === category)?.children ?? [];
  const offered = choicesOf(children, subcategory);
  return (
    <>
      <Choice
        label={PRODUCT_INPUTS.category.label}
        required
        error={problems.category}
        choices={[['', messages.choose], ...choicesOf(categories, category)]}
        value={category}
        onChoose={(chosen) => {
          // Each category has its own facts; stored ones return with their category.
          const facts = chosen === start.category ? start.facts : {};
          set({ category: chosen, subcategory: '', facts });
        }}
      />
      <Choice
        label={PRODUCT_INPUTS.subcategory.label}
        error={problems.subcategory}
        choices={[
          ['', category === '' ? messages.categoryFirst : messages.noSubcategory],
          ...offered,
        ]}
        value={subcategory}
        disabled={offered.length === 0}
        onChoose={(chosen) => set({ subcategory: chosen })}
      />
    </>
  );
}
