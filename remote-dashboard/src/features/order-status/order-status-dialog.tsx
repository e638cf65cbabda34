import { useId, useRef, useState } from 'react';
import {
  MAX_STATUS_REMARKS,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '@pasal/shared/contracts';
import { oneLine, ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import { Button, Dialog, Field, SelectInput, TextAreaInput } from '@pasal/shared/ui';
import { OrderStatusBadge } from '../status-badge/status-badge';
import { messages } from './messages';
import * as s from './order-status.styles';
import { useStatusUpdate } from './use-status-update';

interface OrderStatusDialogProps {
  /** As the list shows it. */
  listed: Order;
  onClose: () => void;
}

/** Any of the four statuses, with remarks (spec §4, §5). What was typed survives a failure. */
export function OrderStatusDialog({ listed, onClose }: OrderStatusDialogProps) {
  const { order, save, isSaving, problem } = useStatusUpdate(listed, onClose);
  const [chosen, setChosen] = useState<OrderStatus>();
  const [remarks, setRemarks] = useState('');
  const [tried, setTried] = useState(false);
  const form = useId();
  const remarksInput = useRef<HTMLTextAreaElement>(null);
  const isBlank = oneLine(remarks) === '';
  const status = chosen ?? order.status;

  function submit() {
    setTried(true);
    if (isBlank) remarksInput.current?.focus();
    else void save(status, remarks);
  }

  return (
    <Dialog
      open
      title={messages.title(order.order_number)}
      busy={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form} busy={isSaving}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <s.Form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>
          {messages.current} <OrderStatusBadge status={order.status} />
        </p>
        <Field label={messages.status}>
          {(control) => (
            <SelectInput
              {...control}
              value={status}
              onChange={({ target }) =>
                setChosen(ORDER_STATUSES.find((known) => known === target.value))
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
        <Field
          label={messages.remarks}
          required
          error={tried && isBlank ? messages.remarksRequired : undefined}
        >
          {(control) => (
            <TextAreaInput
              {...control}
              ref={remarksInput}
              rows={4}
              maxLength={MAX_STATUS_REMARKS}
              placeholder={messages.placeholder}
              value={remarks}
              onChange={(event) => setRemarks(event.target.value)}
            />
          )}
        </Field>
        {problem && <s.Problem role="alert">{problem}</s.Problem>}
      </s.Form>
    </Dialog>
  );
}
