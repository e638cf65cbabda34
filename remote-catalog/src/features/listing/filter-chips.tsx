import type { Facets, FactFacet } from '@pasal/shared/contracts';
import { formatRupees, labelOf } from '@pasal/shared/domain';
import { Icon, icons } from '@pasal/shared/ui';
import { factLabel, withFact } from '../../model/fact-choices';
import { without, type ListingFilters } from '../../model/listing-filters';
import { useCategoryLabel } from '../../use-category-label';
import * as listingMessages from '../../model/listing-messages';
import * as s from './listing.styles';
import * as messages from './messages';

interface FilterChipsProps {
  filters: ListingFilters;
  /** The facts the list can be filtered by, with their names. */
  facts: readonly FactFacet[] | undefined;
  brands: Facets['brands'] | undefined;
  onFilters: (filters: ListingFilters) => void;
}

/** The applied filters, each with a button to remove it; on phones the only place that shows the filters. */
export function FilterChips({ filters, facts, brands: known, onFilters }: FilterChipsProps) {
  const { within, brands, minPrice, maxPrice } = filters;
  const labelOfCategory = useCategoryLabel();
  const chips: { label: string; left: ListingFilters }[] = [];
  if (within !== undefined)
    chips.push({ label: labelOfCategory(within), left: without(filters, 'within') });
  for (const name of brands) {
    const others = brands.filter((brand) => brand !== name);
    const label = labelOf(known?.find((brand) => brand.name === name) ?? { name });
    chips.push({ label, left: { ...filters, brands: others, page: 1 } });
  }
  for (const fact of filters.facts) {
    chips.push({ label: factLabel(fact, facts), left: withFact(filters, fact, false) });
  }
  for (const name of ['available', 'discounted'] as const) {
    if (filters[name]) chips.push({ label: listingMessages[name], left: without(filters, name) });
  }
  if (minPrice !== undefined) {
    const label = messages.from(formatRupees(minPrice));
    chips.push({ label, left: without(filters, 'minPrice') });
  }
  if (maxPrice !== undefined) {
    const label = messages.upTo(formatRupees(maxPrice));
    chips.push({ label, left: without(filters, 'maxPrice') });
  }
  if (chips.length === 0) return null;
  return (
    <s.Chips aria-label={messages.applied}>
      {chips.map(({ label, left }) => (
        <li key={label}>
          <button type="button" aria-label={messages.remove(label)} onClick={() => onFilters(left)}>
            {label}
            <Icon shape={icons.close} size={14} />
          </button>
        </li>
      ))}
    </s.Chips>
  );
}
