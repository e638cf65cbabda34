import type { Category } from '@pasal/shared/contracts';
import { Field, SelectInput } from '@pasal/shared/ui';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';
import type { FormPart } from './use-product-form';

/** The names with what is stored, which may be gone from the list. */
const withStored = (names: readonly string[], stored: string) =>
  stored === '' || names.includes(stored) ? names : [stored, ...names];

const options = (names: readonly string[]) =>
  names.map((name) => <option key={name}>{name}</option>);

/** The category, then one of its subcategories. Another category has others: none is chosen then. */
export function CategoryFields({
  form: { values, problems, set, start },
  categories,
}: FormPart & { categories: readonly Category[] }) {
  const { category, subcategory } = values;
  const names = categories.map(({ name }) => name);
  const children = categories.find(({ name }) => name === category)?.children ?? [];
  const offered = withStored(
    children.map(({ name }) => name),
    subcategory,
  );
  return (
    <>
      <Field label={PRODUCT_INPUTS.category.label} required error={problems.category}>
        {(control) => (
          <SelectInput
            {...control}
            value={category}
            onChange={({ target }) => {
              // Each asks for its own; what is stored comes back with the category it is stored under.
              const facts = target.value === start.category ? start.facts : {};
              set({ category: target.value, subcategory: '', facts });
            }}
          >
            <option value="">{messages.choose}</option>
            {options(withStored(names, category))}
          </SelectInput>
        )}
      </Field>
      <Field label={PRODUCT_INPUTS.subcategory.label} error={problems.subcategory}>
        {(control) => (
          <SelectInput
            {...control}
            value={subcategory}
            disabled={offered.length === 0}
            onChange={({ target }) => set({ subcategory: target.value })}
          >
            <option value="">
              {category === '' ? messages.categoryFirst : messages.noSubcategory}
            </option>
            {options(offered)}
          </SelectInput>
        )}
      </Field>
    </>
  );
}
