import { SECTIONS } from '@pasal/shared/contracts';
import { SECTION_LABELS } from '@pasal/shared/domain';
import { useCategoriesQuery } from '@pasal/shared/api';
import { Field, SelectInput } from '@pasal/shared/ui';
import type { ProductFilters } from '../../model/product-filters';
import * as messages from './messages';

interface ProductFilterFieldsProps extends ProductFilters {
  onChange: (change: Partial<ProductFilters>) => void;
}

/** Narrows the list by section and brand; both stand in the address. */
export function ProductFilterFields({ section, brand, onChange }: ProductFilterFieldsProps) {
  const { data } = useCategoriesQuery();
  const names = (data?.categories ?? []).flatMap(({ brands }) => brands.map(({ name }) => name));
  const offered = [...new Set([...names, ...(brand ? [brand] : [])])].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return (
    <>
      <Field label={messages.section}>
        {(control) => (
          <SelectInput
            {...control}
            value={section ?? ''}
            onChange={({ target }) =>
              onChange({ section: SECTIONS.find((each) => each === target.value) })
            }
          >
            <option value="">{messages.allSections}</option>
            {SECTIONS.map((each) => (
              <option key={each} value={each}>
                {SECTION_LABELS[each]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={messages.brandFilter}>
        {(control) => (
          <SelectInput
            {...control}
            value={brand ?? ''}
            onChange={({ target }) => onChange({ brand: target.value || undefined })}
          >
            <option value="">{messages.allBrands}</option>
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}
