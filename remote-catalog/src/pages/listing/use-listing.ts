import type { PublicProductQuery } from '@pasal/shared/contracts';
import { useSearchParams } from '@pasal/shared/routing';
import { useProductCardsQuery } from '../../catalog-api';
import { filtersOf, searchOf, type ListingFilters } from '../../model/listing-filters';

interface Question {
  /** What the server is asked for these filters. */
  ask: (filters: ListingFilters) => PublicProductQuery;
  /** What was searched for; every address of the list keeps it. */
  searched?: string;
}

/** A list whose filters, sort and page live in the address (D4), and the server's answer to them. */
export function useListing({ ask, searched = '' }: Question) {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const answer = useProductCardsQuery(ask(filters));
  const { data, currentData, error, isFetching, refetch } = answer;
  return {
    filters,
    setFilters: (next: ListingFilters) => setAddress(searchOf(next, searched)),
    searchOfPage: (page: number) => searchOf({ ...filters, page }, searched).toString(),
    data,
    // What is cached for these filters stays in sight when asking again fails, as it does offline.
    error: currentData ? undefined : error,
    isFetching,
    refetch,
  };
}

export type Listing = ReturnType<typeof useListing>;
