import { useSearchParams } from '@pasal/shared/routing';
import { writeQuery } from '../model/list-address';

/**
 * Holds a list's search and filters in the address: Back, reload and sharing work. Typing a search replaces
 * the entry of the history, so that Back leaves the list and not one letter.
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
    /** A page that is no more, such as after its last row was deleted, gives way to the last one. */
    correctPage: (page: number) => write({ page } as Partial<Query>, true),
    clear: () => setAddress({}),
  };
}
