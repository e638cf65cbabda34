import { useSearchParams } from '@pasal/shared/routing';
import { writeQuery } from '../model/list-address';

/**
 * Holds a list's search and filters in the address: Back, reload and sharing work. Typing replaces the history
 * entry, so that Back leaves the list instead of undoing one letter.
 */
export function useListQuery<Query extends { page: number }>(
  read: (address: URLSearchParams) => Query,
) {
  const [address, setAddress] = useSearchParams();
  const write = (part: Partial<Query>, replace: boolean) =>
    setAddress((now) => writeQuery(now, part, read), { replace });
  return {
    query: read(address),
    change: (part: Partial<Query>) => write(part, 'search' in part),
    /** A page that no longer exists, for example after its last row was deleted, is replaced by the last one. */
    correctPage: (page: number) => write({ page } as Partial<Query>, true),
    clear: () => setAddress({}),
  };
}
