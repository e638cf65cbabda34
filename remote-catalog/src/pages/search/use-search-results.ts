import { PUBLIC_PAGE_SIZE } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';
import { useSearchParams } from '@pasal/shared/routing';
import { useProductCardsQuery } from '../../catalog-api';
import { filtersOf } from '../../model/listing-filters';

/** The server takes no longer query. */
const MAX_QUERY = 200;

/** The query and page of the address, and what the server found for them. */
export function useSearchResults() {
  const [address] = useSearchParams();
  // As it stands in the address, so that the answer the document brought is found.
  const search = (address.get('q') ?? '').slice(0, MAX_QUERY);
  const { page } = filtersOf(address);
  const query = oneLine(search);
  const answer = useProductCardsQuery(
    { search, page, limit: PUBLIC_PAGE_SIZE },
    { skip: query === '' },
  );
  const { data, currentData, error, isFetching, refetch } = answer;
  return {
    query,
    page,
    searchOfPage: (to: number) =>
      new URLSearchParams({ q: query, ...(to > 1 && { page: String(to) }) }).toString(),
    data,
    // What is cached for this query stays in sight when asking again fails, as it does offline.
    error: currentData ? undefined : error,
    isFetching,
    refetch,
  };
}
