import type { Order } from '@pasal/shared/contracts';
import { formatDateTime, formatPhone, formatRupees } from '@pasal/shared/domain';
import type { Column } from '@pasal/shared/ui';
import { placeLine } from '../../model/place-line';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import { OrderButtons, type OrderActions } from './order-buttons';
import { Minor, Place, Street } from './order-list.styles';

/** The columns of R2.89. */
export function orderColumns(actions: OrderActions): Column<Order>[] {
  return [
    {
      label: messages.orderedDate,
      width: '152px',
      nowrap: true,
      cell: (order) => (
        <>
          {formatDateTime(order.created_at)}
          <Minor>
            {order.order_number}
            {order.source === 'phone' && ` · ${messages.byPhone}`}
          </Minor>
        </>
      ),
      height: '39px',
    },
    {
      label: messages.customer,
      width: '10%',
      cell: ({ customer_name }) => customer_name,
    },
    {
      label: messages.status,
      width: '112px',
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      label: messages.phone,
      width: '152px',
      nowrap: true,
      cell: ({ phone }) => formatPhone(phone),
    },
    {
      label: messages.address,
      height: '39px',
      cell: (order) => (
        <Place>
          {placeLine(order)}
          <Street>{order.address}</Street>
        </Place>
      ),
    },
    {
      label: messages.total,
      width: '112px',
      align: 'end',
      nowrap: true,
      cell: ({ total }) => <b>{formatRupees(total)}</b>,
    },
    {
      label: messages.actions,
      width: '220px',
      height: '44px',
      cell: (order) => <OrderButtons order={order} actions={actions} />,
    },
  ];
}
