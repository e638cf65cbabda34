import { CASH_LENGTHS, type Settlement } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { useKey } from '../../../kit/use-key';
import { useReverseSettlementMutation } from '../../cash-api';
import * as messages from './messages';

interface ReverseDialogProps {
  settlement: Settlement;
  onClose: () => void;
}

/** Asks why a settlement is taken back. */
export function ReverseDialog({ settlement: { id, received }, onClose }: ReverseDialogProps) {
  const [reverse] = useReverseSettlementMutation();
  const headers = useKey();
  const { frame, field } = useDialogForm({
    start: { reason: '' },
    check: ({ reason }): FormProblems =>
      reason.trim() === '' ? { reason: messages.needsReason } : {},
    call: (body) => reverse({ params: { id }, headers, body }),
    onClose,
  });
  return (
    <FormDialog {...frame} title={messages.reverseTitle(id)} submitLabel={messages.reverse}>
      <p>{messages.reverseLead(formatRupees(received))}</p>
      <TextField
        {...field('reason')}
        label={messages.reason}
        required
        maxLength={CASH_LENGTHS.remarks}
      />
    </FormDialog>
  );
}
