import { formatRupees } from '@pasal/shared/domain';
import { Icon } from '@pasal/shared/ui';
import type { ListingFilters } from '../../model/listing-filters';
import * as s from './listing.styles';
import { messages } from './messages';

interface FilterChipsProps {
  filters: ListingFilters;
  onFilters: (filters: ListingFilters) => void;
}

/** What is applied, each with its way off; on phones the only place where the filters are seen. */
export function FilterChips({ filters, onFilters }: FilterChipsProps) {
  const { brands, minPrice, maxPrice, sort } = filters;
  const chips: { label: string; without: ListingFilters }[] = brands.map((name) => ({
    label: name,
    without: { ...filters, brands: brands.filter((brand) => brand !== name), page: 1 },
  }));
  if (minPrice !== undefined) {
    const without = { brands, sort, page: 1, ...(maxPrice !== undefined && { maxPrice }) };
    chips.push({ label: messages.from(formatRupees(minPrice)), without });
  }
  if (maxPrice !== undefined) {
    const without = { brands, sort, page: 1, ...(minPrice !== undefined && { minPrice }) };
    chips.push({ label: messages.upTo(formatRupees(maxPrice)), without });
  }
  if (chips.length === 0) return null;
  return (
    <s.Chips aria-label={messages.applied}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={messages.remove(label)}
            onClick={() => onFilters(without)}
          >
            {label}
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
    </s.Chips>
  );
}
