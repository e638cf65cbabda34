import type { CardProduct } from '@pasal/shared/contracts';
import { oneLine } from '@pasal/shared/domain';
import { useDebounced } from '@pasal/shared/ui';
import { useProductCardsQuery } from '../../catalog-api';

/** How many titles the dropdown lists. */
const RESULT_COUNT = 8;

type Face = 'closed' | 'loading' | 'failed' | 'empty' | 'results';

const nothing: readonly CardProduct[] = [];

/** The live search: the text is applied after a pause of 500 ms, or at once by `apply` (R2.18). */
export function useProductSearch(text: string) {
  const query = oneLine(text);
  const [settled, settle] = useDebounced(query);
  const { currentData, isFetching, isError, error, refetch } = useProductCardsQuery(
    { search: settled, limit: RESULT_COUNT },
    { skip: settled === '' },
  );
  const results = settled === query && currentData ? currentData.products : nothing;
  const face = (): Face => {
    if (query === '') return 'closed';
    if (settled !== query || isFetching) return 'loading';
    if (isError) return 'failed';
    return results.length === 0 ? 'empty' : 'results';
  };
  const apply = () => {
    settle(query);
    if (settled === query && isError) void refetch();
  };
  return { face: face(), results, error, apply };
}
