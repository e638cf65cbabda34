import type { Category, User } from '@pasal/shared/contracts';
import { labelOf } from '@pasal/shared/domain';
import { LANGUAGE } from '@pasal/shared/shell';
import { Field, SelectInput } from '@pasal/shared/ui';
import { NewBrand } from './new-brand';
import * as s from './product-form.styles';
import { PRODUCT_INPUTS } from '../../model/product-inputs';
import * as messages from './messages';

interface BrandFieldProps {
  categories: readonly Category[];
  /** Its brands are listed first. */
  category: string;
  value: string;
  error: string | undefined;
  user: User | null;
  onChange: (brand: string) => void;
}

type Named = { name: string; label?: string };

/** Distinct brands in alphabetical order. */
const sorted = (brands: readonly Named[]) =>
  [...new Map(brands.map((brand) => [brand.name, brand])).values()].toSorted((one, other) =>
    labelOf(one).localeCompare(labelOf(other), LANGUAGE),
  );

const options = (brands: readonly Named[]) =>
  brands.map((brand) => (
    <option key={brand.name} value={brand.name}>
      {labelOf(brand)}
    </option>
  ));

/** All brands of the shop; those of the selected category first. */
export function BrandField(props: BrandFieldProps) {
  const { categories, category, value, error, user, onChange } = props;
  const chosen = categories.find(({ name }) => name === category);
  const own = chosen?.brands ?? [];
  const stored = value ? [{ name: value }] : [];
  const others = sorted([...stored, ...categories.flatMap(({ brands }) => brands)]).filter(
    ({ name }) => own.every((brand) => brand.name !== name),
  );
  return (
    <s.BelowLabel>
      <Field label={PRODUCT_INPUTS.brand.label} required error={error}>
        {(control) => (
          <SelectInput {...control} value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{messages.choose}</option>
            {own.length > 0 && (
              <optgroup label={messages.ofCategory(chosen ? labelOf(chosen) : category)}>
                {options(sorted(own))}
              </optgroup>
            )}
            {own.length > 0 ? (
              <optgroup label={messages.otherBrands}>{options(others)}</optgroup>
            ) : (
              options(others)
            )}
          </SelectInput>
        )}
      </Field>
      {user?.role === 'admin' && <NewBrand categoryId={chosen?.id} onAdded={onChange} />}
    </s.BelowLabel>
  );
}
