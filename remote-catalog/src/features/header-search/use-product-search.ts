import { oneLine } from '@pasal/shared/domain';
import { useDebounced } from '@pasal/shared/ui';
import { useProductCardsQuery } from '../../catalog-api';
import { foundNothing, foundWays } from '../../model/found-ways';

/** The most products in the dropdown. */
const RESULT_COUNT = 8;

type SearchView = 'start' | 'loading' | 'failed' | 'empty' | 'results';

/** The live search: the text is applied after a pause of 500 ms, or at once by `apply` (R2.18). */
export function useProductSearch(text: string) {
  const query = oneLine(text);
  const [settled, settle] = useDebounced(query);
  const { currentData, isFetching, isError, error, refetch } = useProductCardsQuery(
    { search: settled, limit: RESULT_COUNT },
    { skip: settled === '' },
  );
  const isApplied = query !== '' && settled === query;
  const found = isApplied && currentData ? foundWays(query, currentData) : foundNothing;
  const view = (): SearchView => {
    if (query === '') return 'start';
    if (!isApplied || isFetching) return 'loading';
    if (isError) return 'failed';
    return found.products.length === 0 ? 'empty' : 'results';
  };
  const apply = () => {
    settle(query);
    if (isApplied && isError) void refetch();
  };
  return { query, view: view(), found, error, apply, isAnswering: isApplied && !isError };
}
