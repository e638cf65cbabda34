import type { Order } from '@pasal/shared/contracts';
import { formatDateTime, formatPhone, formatRupees } from '@pasal/shared/domain';
import { Button, Menu, VisuallyHidden, type Column, type MenuItem } from '@pasal/shared/ui';
import { placeLine } from '../../model/place-line';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import { messages } from './messages';
import { Actions, Minor, Place, Street } from './order-list.styles';

export interface OrderActions {
  onView: (order: Order) => void;
  onUpdate: (order: Order) => void;
  onPackingSlip: (order: Order) => void;
  onInvoice: (order: Order) => void;
  /** Missing for who may not delete orders. */
  onDelete?: ((order: Order) => void) | undefined;
}

function menuOf(order: Order, { onPackingSlip, onInvoice, onDelete }: OrderActions): MenuItem[] {
  const papers: MenuItem[] = [
    { label: messages.packingSlip, icon: 'box', onChoose: () => onPackingSlip(order) },
    { label: messages.invoice, icon: 'printer', onChoose: () => onInvoice(order) },
  ];
  if (!onDelete) return papers;
  const remove = () => onDelete(order);
  return [...papers, { label: messages.remove, icon: 'trash', danger: true, onChoose: remove }];
}

/** The columns of R2.89. */
export function orderColumns(actions: OrderActions): Column<Order>[] {
  const { onView, onUpdate } = actions;
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
      cell: (order) => (
        <Actions>
          <Button variant="quiet" onClick={() => onView(order)}>
            {messages.view}
            <VisuallyHidden> {order.order_number}</VisuallyHidden>
          </Button>
          <Button variant="secondary" onClick={() => onUpdate(order)}>
            {messages.updateStatus}
            <VisuallyHidden> {order.order_number}</VisuallyHidden>
          </Button>
          <Menu label={messages.more(order.order_number)} items={menuOf(order, actions)} />
        </Actions>
      ),
    },
  ];
}
