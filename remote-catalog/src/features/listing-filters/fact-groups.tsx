import type { FactFacet } from '@pasal/shared/contracts';
import { writeDigits } from '@pasal/shared/domain';
import { Checkbox } from '@pasal/shared/ui';
import { choicesOf, withFact } from '../../model/fact-choices';
import { without, type ListingFilters } from '../../model/listing-filters';
import * as listingMessages from '../../model/listing-messages';
import * as s from './listing-filters.styles';
import * as messages from './messages';

interface FactGroupsProps {
  facets: readonly FactFacet[];
  filters: ListingFilters;
  onFilters: (filters: ListingFilters) => void;
}

/** Checkboxes for each attribute of the category, with the number of products per value (D66). */
export function FactGroups({ facets, filters, onFilters }: FactGroupsProps) {
  return facets.map((facet) => (
    <s.Group key={facet.key}>
      <legend>{facet.name}</legend>
      <ul>
        {choicesOf(facet, filters.facts).map(({ fact, label, total }) => (
          <li key={fact}>
            <Checkbox
              label={`${label} (${writeDigits(total)})`}
              checked={filters.facts.includes(fact)}
              onChange={(event) => onFilters(withFact(filters, fact, event.target.checked))}
            />
          </li>
        ))}
      </ul>
    </s.Group>
  ));
}

const OFFERS = [
  { name: 'available', label: listingMessages.available },
  { name: 'discounted', label: listingMessages.discounted },
] as const;

/** Checkboxes for stock and discount. */
export function OfferBoxes({ filters, onFilters }: Omit<FactGroupsProps, 'facets'>) {
  return (
    <s.Group>
      <legend>{messages.offer}</legend>
      <ul>
        {OFFERS.map(({ name, label }) => (
          <li key={name}>
            <Checkbox
              label={label}
              checked={filters[name] === true}
              onChange={({ target }) =>
                onFilters(
                  target.checked ? { ...filters, [name]: true, page: 1 } : without(filters, name),
                )
              }
            />
          </li>
        ))}
      </ul>
    </s.Group>
  );
}
