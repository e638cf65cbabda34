import type { Facets } from '@pasal/shared/contracts';
import { chosenRange, sliderMaximum, writeDigits, type PriceRange } from '@pasal/shared/domain';
import { Button, Checkbox, PriceRangeField } from '@pasal/shared/ui';
import { isFiltered, withoutFilters, type ListingFilters } from '../../model/listing-filters';
import { rangeFilter } from '../../model/price-filter';
import { FactGroups, OfferBoxes } from './fact-groups';
import * as s from './listing-filters.styles';
import * as messages from './messages';

interface FilterPanelProps {
  facets: Facets;
  filters: ListingFilters;
  /** Called with the filters as they should become. */
  onFilters: (filters: ListingFilters) => void;
}

/** Price range, brand and attribute checkboxes, 'Clear All Filters' (R2.44). */
export function FilterPanel({ facets, filters, onFilters }: FilterPanelProps) {
  const { brands, minPrice, maxPrice } = filters;
  const maximum = sliderMaximum(facets.price.max);
  const setRange = (range: PriceRange) => {
    const { minPrice: _min, maxPrice: _max, ...rest } = filters;
    onFilters({ ...rest, ...rangeFilter(range, maximum), page: 1 });
  };
  const toggle = (name: string, on: boolean) => {
    const others = brands.filter((brand) => brand !== name);
    onFilters({ ...filters, brands: on ? [...others, name] : others, page: 1 });
  };
  return (
    <s.Panel>
      <PriceRangeField
        range={chosenRange(minPrice, maxPrice, maximum)}
        maximum={maximum}
        onRange={setRange}
      />
      <s.Group>
        <legend>{messages.brands}</legend>
        {facets.brands.length === 0 && <p>{messages.noBrands}</p>}
        <ul>
          {facets.brands.map(({ name, label = name, total }) => (
            <li key={name}>
              <Checkbox
                label={`${label} (${writeDigits(total)})`}
                checked={brands.includes(name)}
                onChange={(event) => toggle(name, event.target.checked)}
              />
            </li>
          ))}
        </ul>
      </s.Group>
      <OfferBoxes filters={filters} onFilters={onFilters} />
      <FactGroups facets={facets.facts ?? []} filters={filters} onFilters={onFilters} />
      <Button
        variant="secondary"
        disabled={!isFiltered(filters)}
        onClick={() => onFilters(withoutFilters(filters))}
      >
        {messages.clearAll}
      </Button>
    </s.Panel>
  );
}
