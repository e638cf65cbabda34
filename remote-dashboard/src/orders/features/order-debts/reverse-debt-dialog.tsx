import { CASH_LENGTHS, type EndedDebt, type Parcel } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { useKey } from '../../../kit/use-key';
import { useSeen } from '../../../kit/use-seen';
import { useReverseDebtMutation } from '../../orders-api';
import * as messages from './messages';

interface ReverseDebtDialogProps {
  id: number;
  parcel: Pick<Parcel, 'number' | 'owes' | 'to_refund'>;
  ended: EndedDebt;
  onClose: () => void;
}

/** Asks why a debt entry is reversed. */
export function ReverseDebtDialog({ id, parcel, ended, onClose }: ReverseDebtDialogProps) {
  const { number, owes = 0, to_refund = 0 } = parcel;
  const [reverse] = useReverseDebtMutation();
  const headers = useKey();
  const { seen, looking } = useSeen({ owed: owes, due: to_refund });
  const { frame, field } = useDialogForm({
    start: { reason: '' },
    check: ({ reason }): FormProblems =>
      reason.trim() === '' ? { reason: messages.needsReason } : {},
    call: ({ reason }) =>
      looking(
        reverse({
          params: { id, number },
          headers,
          body: { entry: ended.id, reason: reason.trim(), ...seen },
        }),
      ),
    onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={messages.titled(messages.reverseTitle, number)}
      submitLabel={messages.reverse}
    >
      <p>{messages.reverseLead(formatRupees(ended.amount))}</p>
      <p>{messages.standsNow(formatRupees(seen.owed), formatRupees(seen.due))}</p>
      <TextField
        {...field('reason')}
        label={messages.reason}
        hint={messages.reasonHint}
        required
        maxLength={CASH_LENGTHS.remarks}
      />
    </FormDialog>
  );
}
