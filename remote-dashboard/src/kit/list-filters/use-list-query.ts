import { useSearchParams } from '@pasal/shared/routing';
import { readListQuery, writeListQuery, type ListQuery } from '../model/list-address';

/**
 * What the list shows, kept in the address: Back, reload and sharing work. Typing a search
 * replaces the entry of the history, so that Back leaves the list and not one letter.
 */
export function useListQuery<Status extends string>(statuses: readonly Status[]) {
  const [address, setAddress] = useSearchParams();
  const change = (part: Partial<ListQuery<Status>>) =>
    setAddress((now) => writeListQuery(now, part), { replace: 'search' in part });
  /** A page that is no more, such as after its last row was deleted, gives way to the last one. */
  const correctPage = (page: number) =>
    setAddress((now) => writeListQuery(now, { page }), { replace: true });
  return { query: readListQuery(address, statuses), change, correctPage };
}
