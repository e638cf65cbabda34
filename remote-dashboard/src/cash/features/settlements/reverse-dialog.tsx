import { CASH_LENGTHS, type Settlement } from '@pasal/shared/contracts';
import { failureOf, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { addRupees, formatRupees } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { useKey } from '../../../kit/use-key';
import { useReadSettlementQuery, useReverseSettlementMutation } from '../../cash-api';
import * as messages from './messages';

interface ReverseDialogProps {
  settlement: Settlement;
  onClose: () => void;
}

/** Each parcel of a settlement: what is owed for it now, and after reversal. */
function useStanding(id: number) {
  const { currentData, isLoading, error, refetch } = useReadSettlementQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const rows = currentData?.rows ?? [];
  return {
    rows,
    isLoading,
    failure: error && failureOf(error, messages.printFailed),
    refetch,
    seen: rows.map(({ order_number, number, owed }) => ({ order_number, number, owed })),
  };
}

/** Asks why a settlement is reversed, and shows what its parcels owe afterwards. */
export function ReverseDialog({ settlement: { id, received }, onClose }: ReverseDialogProps) {
  const [reverse] = useReverseSettlementMutation();
  const headers = useKey();
  const { rows, seen, isLoading, failure, refetch } = useStanding(id);
  const { frame, field } = useDialogForm({
    start: { reason: '' },
    check: ({ reason }): FormProblems => ({
      ...(reason.trim() === '' && { reason: messages.needsReason }),
      ...(seen.length === 0 && { rows: messages.notLoaded }),
    }),
    call: (body) => {
      const sent = reverse({ params: { id }, headers, body: { ...body, rows: seen } });
      return {
        unwrap: () =>
          sent.unwrap().catch((failed: unknown) => {
            // The amounts may have changed: show the current ones.
            void refetch();
            throw failed;
          }),
      };
    },
    onClose,
  });
  return (
    <FormDialog
      {...frame}
      // Nothing can be sent before its amounts are shown.
      busy={frame.busy || isLoading}
      refusal={frame.refusal ?? failure}
      title={messages.reverseTitle(id)}
      submitLabel={messages.reverse}
    >
      <p>{messages.reverseLead(formatRupees(received))}</p>
      <ul>
        {rows.map(({ order_number, number, owed, cash }) => (
          <li key={`${order_number}/${number}`}>
            {messages.owedByIt(
              `${order_number}/${number}`,
              formatRupees(owed),
              formatRupees(addRupees(owed, cash)),
            )}
          </li>
        ))}
      </ul>
      <TextField
        {...field('reason')}
        label={messages.reason}
        required
        maxLength={CASH_LENGTHS.remarks}
      />
    </FormDialog>
  );
}
