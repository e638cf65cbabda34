import type { Order } from '@pasal/shared/contracts';
import { notifyFailure } from '@pasal/shared/dashboard';
import { notify, TOAST_DURATION } from '@pasal/shared/shell';
import { ConfirmDialog } from '@pasal/shared/ui';
import { useDeleteOrderMutation } from '../../orders-api';
import * as messages from './messages';

const FLOW = 'delete-order';

interface OrderDeleteDialogProps {
  order: Order;
  onClose: () => void;
}

/** Asks, deletes, and says how it went; only an administrator gets here (D24). */
export function OrderDeleteDialog({ order, onClose }: OrderDeleteDialogProps) {
  const [remove, { isLoading }] = useDeleteOrderMutation();

  async function confirm() {
    try {
      const { message } = await remove({ params: { id: order.id } }).unwrap();
      notify.success(message || messages.deleted, {
        duration: TOAST_DURATION.orderSuccess,
        flow: FLOW,
      });
    } catch (error) {
      notifyFailure(error, messages.failed, {
        duration: TOAST_DURATION.orderError,
        flow: FLOW,
      });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={messages.title(order.order_number)}
      text={messages.text}
      confirmLabel={messages.confirm}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
