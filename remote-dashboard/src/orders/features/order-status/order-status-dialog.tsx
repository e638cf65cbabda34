import { useId } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { Dialog, DialogActions } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './order-status.styles';
import { StatusFields } from './status-fields';
import { useStatusUpdate } from './use-status-update';

interface OrderStatusDialogProps {
  /** As the list shows it. */
  listed: Order;
  onClose: () => void;
}

/** Any of the four statuses, with remarks (R4.2, R5.6). What was typed survives a failure. */
export function OrderStatusDialog({ listed, onClose }: OrderStatusDialogProps) {
  const { frame, isBusy, order, problem, ...form } = useStatusUpdate(listed, onClose);
  const id = useId();
  return (
    <Dialog
      open
      title={messages.title(order.order_number)}
      busy={isBusy}
      onClose={onClose}
      actions={
        <DialogActions type="submit" form={id} busy={isBusy} onCancel={onClose}>
          {messages.submit}
        </DialogActions>
      }
    >
      <s.Form {...frame} id={id} noValidate>
        <StatusFields {...form} orders={[order]} />
        {problem && <s.Problem role="alert">{problem}</s.Problem>}
      </s.Form>
    </Dialog>
  );
}
