import type { Category, User } from '@pasal/shared/contracts';
import { LANGUAGE } from '@pasal/shared/shell';
import { Field, SelectInput } from '@pasal/shared/ui';
import { NewBrand } from './new-brand';
import * as s from './product-form.styles';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';

interface BrandFieldProps {
  categories: readonly Category[];
  /** Its brands come first. */
  category: string;
  value: string;
  error: string | undefined;
  user: User | null;
  onChange: (brand: string) => void;
}

/** Names without repetition, in the order of the alphabet. */
const sorted = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, LANGUAGE));

const namesOf = ({ brands }: Category) => brands.map(({ name }) => name);
const options = (names: readonly string[]) =>
  names.map((name) => <option key={name}>{name}</option>);

/** Any brand of the shop; those of the chosen category first. */
export function BrandField(props: BrandFieldProps) {
  const { categories, category, value, error, user, onChange } = props;
  const own = categories.filter(({ name }) => name === category).flatMap(namesOf);
  const all = categories.flatMap(namesOf);
  const others = sorted([...all, ...(value ? [value] : [])]).filter((name) => !own.includes(name));
  const categoryId = categories.find(({ name }) => name === category)?.id;
  return (
    <s.BelowLabel>
      <Field label={PRODUCT_INPUTS.brand.label} required error={error}>
        {(control) => (
          <SelectInput {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{messages.choose}</option>
            {own.length > 0 && (
              <optgroup label={messages.ofCategory(category)}>{options(sorted(own))}</optgroup>
            )}
            {own.length > 0 ? (
              <optgroup label={messages.otherBrands}>{options(others)}</optgroup>
            ) : (
              options(others)
            )}
          </SelectInput>
        )}
      </Field>
      {user?.role === 'admin' && <NewBrand categoryId={categoryId} onAdded={onChange} />}
    </s.BelowLabel>
  );
}
