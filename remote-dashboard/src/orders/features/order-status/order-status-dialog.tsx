import { useId } from 'react';
import { MAX_STATUS_REMARKS, ORDER_STATUSES, type Order } from '@pasal/shared/contracts';
import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { Button, Dialog, Field, SelectInput, TextAreaInput } from '@pasal/shared/ui';
import { OrderStatusBadge } from '../../../kit/status-badge/status-badge';
import * as messages from './messages';
import * as s from './order-status.styles';
import { useStatusUpdate } from './use-status-update';

interface OrderStatusDialogProps {
  /** As the list shows it. */
  listed: Order;
  onClose: () => void;
}

type FieldsProps = Pick<
  ReturnType<typeof useStatusUpdate>,
  'order' | 'values' | 'problems' | 'set' | 'problem'
>;

/** The status there is, the one there shall be, and why. */
function StatusFields({ order, values, problems, set, problem }: FieldsProps) {
  return (
    <>
      <p>
        {messages.current} <OrderStatusBadge status={order.status} />
      </p>
      <Field label={messages.status}>
        {(control) => (
          <SelectInput
            {...control}
            value={values.status ?? order.status}
            onChange={({ target }) =>
              set({ status: ORDER_STATUSES.find((known) => known === target.value) })
            }
          >
            {ORDER_STATUSES.map((known) => (
              <option key={known} value={known}>
                {ORDER_STATUS_LABELS[known]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={messages.remarks} required error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            rows={4}
            maxLength={MAX_STATUS_REMARKS}
            placeholder={messages.placeholder}
            value={values.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
      {problem && <s.Problem role="alert">{problem}</s.Problem>}
    </>
  );
}

/** Any of the four statuses, with remarks (R4.2, R5.6). What was typed survives a failure. */
export function OrderStatusDialog({ listed, onClose }: OrderStatusDialogProps) {
  const { frame, isBusy, ...form } = useStatusUpdate(listed, onClose);
  const id = useId();
  return (
    <Dialog
      open
      title={messages.title(form.order.order_number)}
      busy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <s.Form {...frame} id={id} noValidate>
        <StatusFields {...form} />
      </s.Form>
    </Dialog>
  );
}
