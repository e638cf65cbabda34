import { useLayoutEffect, useRef } from 'react';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import { useSearchParams } from '@pasal/shared/routing';
import { useProductCardsQuery } from '../../catalog-api';
import { carryOver } from '../../model/carry-over';
import { filtersOf, searchOf, type ListingFilters } from '../../model/listing-filters';

interface Question {
  /** Builds the server query from the filters. */
  ask: (filters: ListingFilters) => PublicProductQuery;
  /** The search text; every address of the list includes it. */
  searched?: string;
}

/** A list whose filters, sort and page are in the address (D4), and the server's response. */
export function useListing({ ask, searched = '' }: Question) {
  const [address, setAddress] = useSearchParams();
  const chosen = filtersOf(address);
  const answer = useProductCardsQuery(ask(chosen));
  const { data, currentData, error, isFetching, refetch } = answer;
  // A price in the search text is a filter like any other: it is shown and removable (D90).
  const { search: words = searched, ...prices } = currentData?.priced ?? {};
  const filters = { ...prices, ...chosen };
  /** Filter choices not yet in the address. */
  const wanted = useRef<ListingFilters>(undefined);
  useLayoutEffect(() => {
    wanted.current = undefined;
  }, [address]);
  function setFilters(next: ListingFilters): void {
    wanted.current = carryOver(filters, next, wanted.current ?? filters);
    setAddress(searchOf(wanted.current, words));
  }
  return {
    filters,
    setFilters,
    /** The search text without a price. */
    words,
    searchOfPage: (page: number) => searchOf({ ...filters, page }, words).toString(),
    /** Only if the search text contains a price. */
    priced: currentData?.priced,
    data,
    // Cached results for these filters remain visible when a new request fails, for example offline.
    error: currentData ? undefined : error,
    isFetching,
    refetch,
  };
}

export type Listing = ReturnType<typeof useListing>;
