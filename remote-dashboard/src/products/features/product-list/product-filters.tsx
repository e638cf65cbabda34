import { SECTIONS } from '@pasal/shared/contracts';
import { labelOf, SECTION_LABELS } from '@pasal/shared/domain';
import { useCategoriesQuery } from '@pasal/shared/api';
import { Choice } from '@pasal/shared/dashboard';
import { LANGUAGE } from '@pasal/shared/shell';
import type { ProductListQuery } from '../../model/product-query';
import * as messages from './messages';

interface ProductFilterFieldsProps {
  query: ProductListQuery;
  onChange: (change: Partial<ProductListQuery>) => void;
}

/** Filters the list by section, brand, stock and missing Nepali, as stored in the address. */
export function ProductFilterFields({
  query: { section, brand, stock, nepali },
  onChange,
}: ProductFilterFieldsProps) {
  const { data } = useCategoriesQuery();
  const brands = (data?.categories ?? []).flatMap((category) => category.brands);
  const offered = new Map([
    ...(brand ? [[brand, brand] as const] : []),
    ...brands.map((each) => [each.name, labelOf(each)] as const),
  ]);
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
        choices={[
          ['', messages.allBrands],
          ...[...offered].toSorted(([, one], [, other]) => one.localeCompare(other, LANGUAGE)),
        ]}
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
