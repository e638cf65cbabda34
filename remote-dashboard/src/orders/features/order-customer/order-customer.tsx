import type { Customer } from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import { formatRupees, normalisePhone } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { ownPaths } from '../../../paths';
import { useOrderCustomerQuery } from '../../orders-api';
import * as messages from './messages';

/** What became of their orders, as far as there is any of it. */
const partsOf = ({ open, delivered, cancelled, came_back, bought }: Customer) =>
  [
    { count: delivered, text: messages.delivered(delivered, formatRupees(bought)) },
    { count: open, text: messages.open(open) },
    { count: cancelled, text: messages.cancelled(cancelled) },
    { count: came_back, text: messages.cameBack(came_back) },
  ].flatMap(({ count, text }) => (count > 0 ? [text] : []));

/** Says beside a phone number how its orders went; nothing while it is no whole number, or is not known. */
export function OrderCustomer({ phone }: { phone: string }) {
  const dates = useDates();
  const number = normalisePhone(phone);
  const { currentData: customer } = useOrderCustomerQuery(
    { query: { phone: number ?? '' } },
    { skip: number === null },
  );
  if (number === null || !customer) return null;
  if (customer.since === null) return <p>{messages.unknown}</p>;
  return (
    <p>
      {messages.known(customer.orders, dates.date(customer.since), partsOf(customer).join(', '))}{' '}
      <Link to={ownPaths.orders({ search: number })}>{messages.all}</Link>
    </p>
  );
}
