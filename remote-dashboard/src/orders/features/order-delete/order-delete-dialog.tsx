import type { Order } from '@pasal/shared/contracts';
import { TOAST_DURATION } from '@pasal/shared/shell';
import { DeleteDialog } from '../../../kit/admin-parts/delete-dialog';
import { useDeleteOrderMutation } from '../../orders-api';
import * as messages from './messages';

interface OrderDeleteDialogProps {
  order: Order;
  onClose: () => void;
}

/** Asks, deletes, and reports the result; only administrators reach it (D24). */
export function OrderDeleteDialog({ order, onClose }: OrderDeleteDialogProps) {
  const [remove] = useDeleteOrderMutation();
  return (
    <DeleteDialog
      title={messages.title(order.order_number)}
      text={messages.text}
      flow="delete-order"
      durations={{ success: TOAST_DURATION.orderSuccess, error: TOAST_DURATION.orderError }}
      deleted={messages.deleted}
      run={() => remove({ params: { id: order.id } })}
      onClose={onClose}
    />
  );
}
