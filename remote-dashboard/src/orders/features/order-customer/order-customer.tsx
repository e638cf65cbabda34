import type { Customer } from '@pasal/shared/contracts';
import { Muted, useMay } from '@pasal/shared/dashboard';
import { useDates } from '@pasal/shared/dates';
import { formatPhone, formatRupees, normalisePhone } from '@pasal/shared/domain';
import { Link } from '@pasal/shared/routing';
import { ownPaths } from '../../../paths';
import { useOrderCustomerQuery } from '../../orders-api';
import * as messages from './messages';

/** The outcomes of their orders, without zeros. */
const partsOf = ({ open, delivered, cancelled, came_back, refused, bought }: Customer) =>
  [
    { count: delivered, text: messages.delivered(delivered, formatRupees(bought)) },
    { count: open, text: messages.open(open) },
    { count: cancelled, text: messages.cancelled(cancelled) },
    { count: came_back, text: messages.cameBack(came_back) },
    { count: refused, text: messages.refused(refused) },
  ].flatMap(({ count, text }) => (count > 0 ? [text] : []));

/** Shows the order history next to a phone number; nothing if it is incomplete or unknown. */
export function OrderCustomer({ phone }: { phone: string }) {
  const dates = useDates();
  const isStaff = useMay('staff');
  const number = normalisePhone(phone);
  const { currentData: customer } = useOrderCustomerQuery(
    { query: { phone: number ?? '' } },
    { skip: number === null },
  );
  if (number === null || !customer) return null;
  const { orders, since, joined, notes, owes, gets } = customer;
  return (
    <>
      <p>
        {since === null
          ? messages.unknown
          : messages.known(orders, dates.date(since), partsOf(customer).join(', '))}{' '}
        {isStaff && <Link to={ownPaths.customer(number)}>{messages.page}</Link>}
      </p>
      {joined.length > 0 && <p>{messages.joined(joined.map(formatPhone).join(', '))}</p>}
      {owes > 0 && <p>{messages.owes(formatRupees(owes))}</p>}
      {gets > 0 && <p>{messages.gets(formatRupees(gets))}</p>}
      {notes.map(({ id, at, by, note }) => (
        <p key={id}>
          <b>{note}</b> <Muted>{messages.noted(dates.date(at), by)}</Muted>
        </p>
      ))}
    </>
  );
}
