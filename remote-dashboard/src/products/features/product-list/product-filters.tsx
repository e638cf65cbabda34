import { SECTIONS } from '@pasal/shared/contracts';
import { SECTION_LABELS } from '@pasal/shared/domain';
import { useCategoriesQuery } from '@pasal/shared/api';
import { Choice } from '@pasal/shared/dashboard';
import { LANGUAGE } from '@pasal/shared/shell';
import type { ProductListQuery } from '../../model/product-query';
import * as messages from './messages';

interface ProductFilterFieldsProps {
  query: ProductListQuery;
  onChange: (change: Partial<ProductListQuery>) => void;
}

/** Narrows the list by section, brand, stock and what lacks Nepali, which stand in the address. */
export function ProductFilterFields({
  query: { section, brand, stock, nepali },
  onChange,
}: ProductFilterFieldsProps) {
  const { data } = useCategoriesQuery();
  const names = (data?.categories ?? []).flatMap(({ brands }) => brands.map(({ name }) => name));
  const offered = [...new Set([...names, ...(brand ? [brand] : [])])].toSorted((one, other) =>
    one.localeCompare(other, LANGUAGE),
  );
  return (
    <>
      <Choice
        label={messages.section}
        choices={[
          ['', messages.allSections],
          ...SECTIONS.map((each) => [each, SECTION_LABELS[each]] as const),
        ]}
        value={section ?? ''}
        onChoose={(chosen) => onChange({ section: chosen || undefined })}
      />
      <Choice
        label={messages.brandFilter}
        choices={[['', messages.allBrands], ...offered.map((name) => [name, name] as const)]}
        value={brand ?? ''}
        onChoose={(chosen) => onChange({ brand: chosen })}
      />
      <Choice
        label={messages.stock}
        choices={[
          ['', messages.anyStock],
          ['low', messages.lowStock],
        ]}
        value={stock ?? ''}
        onChoose={(chosen) => onChange({ stock: chosen || undefined })}
      />
      <Choice
        label={messages.nepali}
        choices={[
          ['', messages.anyNepali],
          ['missing', messages.nepaliMissing],
        ]}
        value={nepali ?? ''}
        onChoose={(chosen) => onChange({ nepali: chosen || undefined })}
      />
    </>
  );
}
