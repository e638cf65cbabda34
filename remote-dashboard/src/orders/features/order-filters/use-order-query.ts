import { useSearchParams } from '@pasal/shared/routing';
import { writeListQuery } from '../../../kit/model/list-address';
import { readOrderQuery, type OrderListQuery } from '../../model/order-query';

/**
 * Which orders the list shows, kept in the address: Back, reload and sharing work. Typing a search
 * replaces the entry of the history, so that Back leaves the list and not one letter.
 */
export function useOrderQuery() {
  const [address, setAddress] = useSearchParams();
  const change = (part: Partial<OrderListQuery>) =>
    setAddress((now) => writeListQuery(now, part), { replace: 'search' in part });
  /** A page that is no more gives way to the last one. */
  const correctPage = (page: number) =>
    setAddress((now) => writeListQuery(now, { page }), { replace: true });
  const clear = () => setAddress({});
  return { query: readOrderQuery(address), change, correctPage, clear };
}
