import { useEffect } from 'react';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { searchOf } from '../../model/listing-filters';
import type { Listing } from '../listing/use-listing';

/** Words that go on under others: the page stays what it is. */
export interface Moved {
  from: string;
  to: string;
}

/**
 * Moves a price among the words to the filters of the address (D90); words that say nothing else ask for all
 * products of that price.
 */
export function usePriceAsFilter(
  { priced, filters, words }: Listing,
  search: string,
  onMoved: (moved: Moved) => void,
) {
  const navigate = useNavigate();
  const path = words === '' ? paths.category(ALL_PRODUCTS) : paths.search();
  const address = priced && `${path}?${searchOf(filters, words)}`;
  useEffect(() => {
    if (address === undefined) return;
    onMoved({ from: search, to: words });
    void navigate(address, { replace: true });
  }, [address, navigate, onMoved, search, words]);
}
