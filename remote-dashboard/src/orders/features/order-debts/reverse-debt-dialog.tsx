import { CASH_LENGTHS, type EndedDebt } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { useKey } from '../../../kit/use-key';
import { useReverseDebtMutation } from '../../orders-api';
import * as messages from './messages';

interface ReverseDebtDialogProps {
  id: number;
  number: number;
  ended: EndedDebt;
  onClose: () => void;
}

/** Asks why what ended some of a debt is taken back. */
export function ReverseDebtDialog({ id, number, ended, onClose }: ReverseDebtDialogProps) {
  const [reverse] = useReverseDebtMutation();
  const headers = useKey();
  const { frame, field } = useDialogForm({
    start: { reason: '' },
    check: ({ reason }): FormProblems =>
      reason.trim() === '' ? { reason: messages.needsReason } : {},
    call: ({ reason }) =>
      reverse({
        params: { id, number },
        headers,
        body: { entry: ended.id, reason: reason.trim() },
      }),
    onClose,
  });
  return (
    <FormDialog
      {...frame}
      title={messages.titled(messages.reverseTitle, number)}
      submitLabel={messages.reverse}
    >
      <p>{messages.reverseLead(formatRupees(ended.amount))}</p>
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
