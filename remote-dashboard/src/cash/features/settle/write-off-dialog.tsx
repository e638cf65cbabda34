import { CASH_LENGTHS, type OwedParcel } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { useKey } from '../../../kit/use-key';
import { useSeen } from '../../../kit/use-seen';
import { useWriteOffCashMutation } from '../../cash-api';
import { MAX_SUM_LENGTH, checkAmount, rupeesOf } from '../../../kit/model/rupees';
import * as messages from './messages';

interface WriteOffDialogProps {
  courierId: number;
  parcel: OwedParcel;
  onClose: () => void;
}

/** Asks how much of a parcel is owed no more, and why: by the courier, or by the shop to the courier. */
export function WriteOffDialog({ courierId, parcel, onClose }: WriteOffDialogProps) {
  const ref = `${parcel.order_number}/${parcel.number}`;
  const { seen, looking } = useSeen({ owed: parcel.owed });
  const sign = Math.sign(seen.owed);
  const isShops = sign < 0;
  const left = seen.owed * sign;
  const headers = useKey();
  const [writeOff] = useWriteOffCashMutation();
  const { frame, field } = useDialogForm({
    start: { amount: String(left), remarks: '' },
    check: ({ amount, remarks }) => ({
      ...checkAmount(amount),
      ...(remarks.trim() === '' && { remarks: messages.needsReason }),
    }),
    call: ({ amount, remarks }) =>
      looking(
        writeOff({
          headers,
          body: {
            courier_id: courierId,
            order_id: parcel.order_id,
            number: parcel.number,
            amount: rupeesOf(amount) * sign,
            owed: seen.owed,
            remarks,
          },
        }),
      ),
    onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={isShops ? messages.even(ref) : messages.writeOff(ref)}
      submitLabel={isShops ? messages.evenTitle : messages.writeOffTitle}
    >
      <p>{(isShops ? messages.evenLead : messages.writeOffLead)(formatRupees(left))}</p>
      <TextField
        {...field('amount')}
        label={messages.amount}
        inputMode="decimal"
        maxLength={MAX_SUM_LENGTH}
      />
      <TextField
        {...field('remarks')}
        label={messages.reason}
        required
        maxLength={CASH_LENGTHS.remarks}
      />
    </FormDialog>
  );
}
