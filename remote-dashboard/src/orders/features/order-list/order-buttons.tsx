import type { Order } from '@pasal/shared/contracts';
import { Button, Menu, VisuallyHidden, type MenuItem, icons } from '@pasal/shared/ui';
import * as messages from './messages';
import { Actions } from './order-list.styles';

export interface OrderActions {
  onView: (order: Order) => void;
  /** Absent for read-only users. */
  onUpdate?: ((order: Order) => void) | undefined;
  onPackingSlip: (order: Order) => void;
  onInvoice: (order: Order) => void;
  /** Absent for users who may not delete orders. */
  onDelete?: ((order: Order) => void) | undefined;
}

function menuOf(order: Order, { onPackingSlip, onInvoice, onDelete }: OrderActions): MenuItem[] {
  const papers: MenuItem[] = [
    { label: messages.packingSlip, icon: icons.box, onChoose: () => onPackingSlip(order) },
    { label: messages.invoice, icon: icons.printer, onChoose: () => onInvoice(order) },
  ];
  if (!onDelete) return papers;
  const remove = () => onDelete(order);
  return [...papers, { label: messages.remove, icon: icons.trash, danger: true, onChoose: remove }];
}

interface OrderButtonsProps {
  order: Order;
  actions: OrderActions;
}

/** An order's buttons in the list. */
export function OrderButtons({ order, actions }: OrderButtonsProps) {
  const { onView, onUpdate } = actions;
  return (
    <Actions>
      <Button variant="quiet" onClick={() => onView(order)}>
        {messages.view}
        <VisuallyHidden> {order.order_number}</VisuallyHidden>
      </Button>
      {onUpdate && (
        <>
          <Button variant="secondary" onClick={() => onUpdate(order)}>
            {messages.updateStatus}
            <VisuallyHidden> {order.order_number}</VisuallyHidden>
          </Button>
          <Menu label={messages.more(order.order_number)} items={menuOf(order, actions)} />
        </>
      )}
    </Actions>
  );
}
