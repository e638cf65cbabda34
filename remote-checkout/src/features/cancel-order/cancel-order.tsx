import { useState } from 'react';
import { messageOf, statusOf } from '@pasal/shared/api';
import { MAX_CANCEL_REASON, type TrackQuery } from '@pasal/shared/contracts';
import { notify } from '@pasal/shared/shell';
import { Button, Dialog, Field, Icon, icons, TextAreaInput } from '@pasal/shared/ui';
import { useCancelOrderMutation } from '../../checkout-api';
import * as messages from './messages';
import { Content, Trouble } from './cancel-order.styles';

const FLOW = 'cancel-order';

interface CancelOrderProps {
  /** Order number and phone, which authorise the cancellation. */
  proof: TrackQuery;
  /** In full, however abbreviated in the proof. */
  orderNumber: string;
  /** The order is no longer pending, because of the buyer or the shop. */
  onSettled: () => void;
}

/** Cancellation by the buyer, while the order is pending; asks first. */
export function CancelOrder({ proof, orderNumber, onSettled }: CancelOrderProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [cancel, { isLoading, error, reset }] = useCancelOrderMutation();

  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    const why = reason.trim();
    const body = { ...proof, ...(why && { reason: why }) };
    const { data, error: refused } = await cancel({ body });
    if (data) notify.success(data.message, { flow: FLOW });
    // The shop was faster: the page shows the current status.
    else if (statusOf(refused) === 409) {
      notify.error(messageOf(refused, messages.cancelFailed), { flow: FLOW });
    } else return;
    close();
    onSettled();
  };

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon shape={icons.close} />
        {messages.cancelOrder}
      </Button>
      <Dialog
        open={open}
        title={messages.cancelTitle(orderNumber)}
        busy={isLoading}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" disabled={isLoading} onClick={close}>
              {messages.keepOrder}
            </Button>
            <Button variant="danger" busy={isLoading} onClick={() => void confirm()}>
              {messages.cancelOrder}
            </Button>
          </>
        }
      >
        <Content>
          <p>{messages.cancelText}</p>
          <Field label={messages.reason} hint={messages.reasonHint}>
            {(control) => (
              <TextAreaInput
                {...control}
                value={reason}
                maxLength={MAX_CANCEL_REASON}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          {error && <Trouble role="alert">{messageOf(error, messages.cancelFailed)}</Trouble>}
        </Content>
      </Dialog>
    </>
  );
}
