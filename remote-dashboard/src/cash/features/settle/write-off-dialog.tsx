import { CASH_LENGTHS } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { useWriteOffCashMutation } from '../../cash-api';
import { rupeesOf, type DraftRow } from '../../model/settlement-draft';
import * as messages from './messages';

interface WriteOffDialogProps {
  courierId: number;
  row: DraftRow;
  onClose: () => void;
}

/** Asks how much of a parcel is owed no more, and why. */
export function WriteOffDialog({ courierId, row, onClose }: WriteOffDialogProps) {
  const { parcel, ref } = row;
  const [writeOff] = useWriteOffCashMutation();
  const { frame, field } = useDialogForm({
    start: { amount: String(parcel.owed), remarks: '' },
    check: ({ amount, remarks }) => ({
      ...(!(rupeesOf(amount) > 0) && { amount: messages.wrongMoney }),
      ...(remarks.trim() === '' && { remarks: messages.needsReason }),
    }),
    call: ({ amount, remarks }) =>
      writeOff({
        body: {
          courier_id: courierId,
          order_id: parcel.order_id,
          number: parcel.number,
          amount: rupeesOf(amount),
          owed: parcel.owed,
          remarks,
        },
      }),
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.writeOff(ref)} submitLabel={messages.writeOffTitle}>
      <p>{messages.writeOffLead(formatRupees(parcel.owed))}</p>
      <TextField {...field('amount')} label={messages.amount} inputMode="decimal" maxLength={14} />
      <TextField
        {...field('remarks')}
        label={messages.reason}
        required
        maxLength={CASH_LENGTHS.remarks}
      />
    </FormDialog>
  );
}
