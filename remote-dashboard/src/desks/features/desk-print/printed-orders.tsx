import { useSearchParams } from '@pasal/shared/routing';
import { OrderPrint } from '../../../kit/order-print/order-print';
import { paperOf } from '../../../kit/order-print/paper';
import { usePapersQuery } from '../../desks-api';

/** Prints what the address requests: a document of several orders, sent here by a page in another language. */
export function PrintedOrders() {
  const [address, setAddress] = useSearchParams();
  const paper = paperOf(address);
  const ids = address.get('orders') ?? '';
  const { data } = usePapersQuery({ query: { ids } }, { skip: !paper || ids === '' });
  if (!paper || !data || data.orders.length === 0) return null;
  // They are printed once: a reload shows the desk.
  const close = () => setAddress({}, { replace: true });
  return <OrderPrint orders={data.orders} paper={paper} onDone={close} />;
}
