import { CASH_LENGTHS, type DebtRequest, type Parcel } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { MAX_SUM_LENGTH, checkAmount, rupeesOf } from '../../../kit/model/rupees';
import { useKey } from '../../../kit/use-key';
import { useSeen } from '../../../kit/use-seen';
import { useEndDebtMutation } from '../../orders-api';
import * as messages from './messages';

interface DebtDialogProps {
  id: number;
  parcel: Pick<Parcel, 'number' | 'courier'>;
  owed: number;
  end: DebtRequest['end'];
  onClose: () => void;
}

/** The draft of a debt's settlement, and the call that books it. */
function useDebtForm({ id, parcel: { number }, end, onClose, ...shown }: DebtDialogProps) {
  const [endDebt] = useEndDebtMutation();
  const headers = useKey();
  const { seen, looking } = useSeen({ owed: shown.owed });
  const { owed } = seen;
  const form = useDialogForm({
    start: { amount: String(owed), courier_id: '', remarks: '' },
    check: ({ amount, remarks }) => ({
      ...checkAmount(amount),
      ...(end === 'forgiven' && remarks.trim() === '' && { remarks: messages.sayWhy }),
    }),
    call: ({ amount, courier_id, remarks }) =>
      looking(
        endDebt({
          params: { id, number },
          headers,
          body: {
            end,
            amount: rupeesOf(amount),
            owed,
            ...(courier_id !== '' && { courier_id: Number(courier_id) }),
            ...(remarks.trim() !== '' && { remarks: remarks.trim() }),
          },
        }),
      ),
    onClose,
  });
  return { ...form, owed };
}

/** Asks for the amount paid later and its recipient, or why it is forgiven. */
export function DebtDialog(props: DebtDialogProps) {
  const { parcel, end } = props;
  const { frame, values, problems, set, field, owed } = useDebtForm(props);
  const isForgiven = end === 'forgiven';
  return (
    <FormDialog
      {...frame}
      title={messages.titled(messages.ends[end], parcel.number)}
      submitLabel={messages.book}
    >
      <KeyedFields>
        <TextField
          {...field('amount')}
          label={messages.amount}
          hint={messages.amountHint(formatRupees(owed))}
          inputMode="decimal"
          maxLength={MAX_SUM_LENGTH}
        />
        {!isForgiven && parcel.courier !== null && (
          <Choice
            label={messages.takenBy}
            choices={[
              ['', messages.drawer],
              [String(parcel.courier.id), parcel.courier.name],
            ]}
            value={values.courier_id}
            error={problems.courier_id}
            onChoose={(courier_id) => set({ courier_id })}
          />
        )}
        <TextField
          {...field('remarks')}
          label={isForgiven ? messages.reason : messages.remarks}
          hint={messages.reasonHint}
          required={isForgiven}
          maxLength={CASH_LENGTHS.remarks}
        />
      </KeyedFields>
    </FormDialog>
  );
}
