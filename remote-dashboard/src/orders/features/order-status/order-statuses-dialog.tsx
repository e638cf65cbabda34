import { useId } from 'react';
import type { Order } from '@pasal/shared/contracts';
import { Button, Dialog, DialogActions } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './order-status.styles';
import { StatusFields } from './status-fields';
import { useStatusUpdates } from './use-status-updates';

interface OrderStatusesDialogProps {
  orders: readonly Order[];
  /** Called with the unchanged orders in their current state, for a retry. */
  onLeft: (orders: readonly Order[]) => void;
  onClose: () => void;
}

/** One status with one remark for several orders. Unchanged orders are named, and the input is kept for a retry with them. */
export function OrderStatusesDialog({ orders: chosen, onLeft, onClose }: OrderStatusesDialogProps) {
  const { frame, isBusy, orders, stayed, problem, ...form } = useStatusUpdates(
    chosen,
    onLeft,
    onClose,
  );
  const id = useId();
  const submit = stayed.length === 0 ? messages.submit : messages.tryAgain;
  return (
    <Dialog
      open
      title={messages.titleOfMany(orders.length || stayed.length)}
      busy={isBusy}
      onClose={onClose}
      actions={
        orders.length === 0 ? (
          <Button onClick={onClose}>{messages.close}</Button>
        ) : (
          <DialogActions type="submit" form={id} busy={isBusy} onCancel={onClose}>
            {submit}
          </DialogActions>
        )
      }
    >
      <s.Form {...frame} id={id} noValidate>
        {stayed.length > 0 && (
          <s.Problem as="div" role="alert">
            <p>
              {problem} {messages.stayed(stayed.length)}
            </p>
            <ul>
              {stayed.map(({ order_number: number, reason }) => (
                <li key={number}>
                  <b>{number}</b>: {reason}
                </li>
              ))}
            </ul>
          </s.Problem>
        )}
        {orders.length > 0 && <StatusFields {...form} orders={orders} />}
        {problem && stayed.length === 0 && <s.Problem role="alert">{problem}</s.Problem>}
      </s.Form>
    </Dialog>
  );
}
