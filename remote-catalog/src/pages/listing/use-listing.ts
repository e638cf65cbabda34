import { useLayoutEffect, useRef } from 'react';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import { useSearchParams } from '@pasal/shared/routing';
import { useProductCardsQuery } from '../../catalog-api';
import { carryOver } from '../../model/carry-over';
import { filtersOf, searchOf, type ListingFilters } from '../../model/listing-filters';

interface Question {
  /** Makes the query to the server from the filters. */
  ask: (filters: ListingFilters) => PublicProductQuery;
  /** The searched words; every address of the list holds them. */
  searched?: string;
}

/** A list whose filters, sort and page live in the address (D4), and the server's answer to them. */
export function useListing({ ask, searched = '' }: Question) {
  const [address, setAddress] = useSearchParams();
  const chosen = filtersOf(address);
  const answer = useProductCardsQuery(ask(chosen));
  const { data, currentData, error, isFetching, refetch } = answer;
  // A price among the words is a filter as any other: it shows, and can be taken away (D90).
  const { search: words = searched, ...prices } = currentData?.priced ?? {};
  const filters = { ...prices, ...chosen };
  /** The choices on their way into the address; none once it has them. */
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
    /** The words that were searched for, without a price among them. */
    words,
    searchOfPage: (page: number) => searchOf({ ...filters, page }, words).toString(),
    /** Only where a price stands among the words. */
    priced: currentData?.priced,
    data,
    // Cached results for these filters stay in sight when a new request fails, for example offline.
    error: currentData ? undefined : error,
    isFetching,
    refetch,
  };
}

export type Listing = ReturnType<typeof useListing>;
