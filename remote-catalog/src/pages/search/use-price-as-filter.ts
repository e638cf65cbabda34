import { useEffect } from 'react';
import { ALL_PRODUCTS } from '@pasal/shared/contracts';
import { useNavigate } from '@pasal/shared/routing';
import { paths } from '@pasal/shared/routing/paths';
import { searchOf } from '../../model/listing-filters';
import type { Listing } from '../listing/use-listing';

/** The new filters after a price was moved; the page stays the same. */
export interface Moved {
  from: string;
  to: string;
}

/** Moves a price in the search text to the filters of the address (D90); a text with nothing else lists all products at that price. */
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
