import type { Order } from '@pasal/shared/contracts';
import { Moment } from '@pasal/shared/dates';
import { formatPhone, formatRupees } from '@pasal/shared/domain';
import { Icon, icons, VisuallyHidden, type Column } from '@pasal/shared/ui';
import { placeLine } from '../../model/place-line';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import { OrderButtons, type OrderActions } from './order-buttons';
import { InLine, Minor, Name, NumberLink, Phone, Place, Remark, Street } from './order-list.styles';
import { SelectOrder, SelectPage, type SelectActions } from './select-boxes';

interface ColumnActions extends OrderActions, SelectActions {
  /** All orders of the visible page. */
  orders: readonly Order[];
  /** The address of an order's page. */
  pageOf: (order: Order) => string;
}

/** An order's card on a phone: buyer and total, date and status, destination and actions. */
export const CARD =
  '"select customer customer total" auto "select placed placed status" auto "place place actions actions" auto "phone phone actions actions" auto / 44px 72px minmax(0, 1fr) auto';

/** Short, so that it fits next to the status on a card. */
function ByPhone() {
  return (
    <InLine title={messages.byPhone}>
      <Icon shape={icons.phone} size={14} />
      <VisuallyHidden>{messages.byPhone}</VisuallyHidden>
    </InLine>
  );
}

/** Date and number, and whether it was a phone order. */
function Placed({ order, to }: { order: Order; to: string }) {
  return (
    <>
      <Moment at={order.created_at} />
      <Minor>
        <NumberLink to={to}>{order.order_number}</NumberLink>
        {order.source === 'phone' && <ByPhone />}
      </Minor>
    </>
  );
}

/** The status, with its remark below. */
function StatusAndRemark({ status, remarks }: Order) {
  return (
    <>
      <OrderStatusBadge status={status} />
      {remarks && <Remark title={remarks}>{remarks}</Remark>}
    </>
  );
}

/** City and district, with the street below. */
function WholePlace(order: Order) {
  return (
    <Place>
      <span>{placeLine(order)}</span>
      <Street>{order.address}</Street>
    </Place>
  );
}

/** Selects orders; read-only users select none. */
const selectColumn = (actions: ColumnActions): Column<Order> => ({
  label: messages.select,
  head: <SelectPage {...actions} />,
  area: 'select',
  width: '44px',
  height: '44px',
  cell: (order) => <SelectOrder {...actions} order={order} />,
});

/** The columns of R2.89, after the selection column. */
export function orderColumns(actions: ColumnActions): Column<Order>[] {
  const { pageOf, onUpdate } = actions;
  return [
    ...(onUpdate ? [selectColumn(actions)] : []),
    {
      label: messages.orderedDate,
      area: 'placed',
      width: '152px',
      nowrap: true,
      cell: (order) => <Placed order={order} to={pageOf(order)} />,
      height: '45px',
    },
    {
      label: messages.customer,
      area: 'customer',
      width: '10%',
      cell: ({ customer_name }) => <Name>{customer_name}</Name>,
    },
    {
      label: messages.status,
      area: 'status',
      width: '144px',
      cell: StatusAndRemark,
    },
    {
      label: messages.phone,
      area: 'phone',
      width: '148px',
      nowrap: true,
      cell: ({ phone }) => <Phone>{formatPhone(phone)}</Phone>,
    },
    {
      label: messages.address,
      area: 'place',
      cell: WholePlace,
    },
    {
      label: messages.total,
      area: 'total',
      width: '108px',
      align: 'end',
      nowrap: true,
      cell: ({ total }) => <b>{formatRupees(total)}</b>,
    },
    {
      label: messages.actions,
      area: 'actions',
      width: '220px',
      height: '44px',
      cell: (order) => <OrderButtons order={order} actions={actions} />,
    },
  ];
}
