import { RETURN_LENGTHS, type Refund } from '@pasal/shared/contracts';
import { Choice, FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { formatRupees } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { MAX_SUM_LENGTH, checkAmount, rupeesOf } from '../../../kit/model/rupees';
import * as messages from './messages';

interface RefundDialogProps {
  title: string;
  /** Rupees: the maximum refund, and the suggested amount. */
  most: number;
  suggested: number;
  pay: (refund: Pick<Refund, 'amount' | 'way' | 'reference'> & { words?: string }) => {
    unwrap: () => Promise<{ message: string }>;
  };
  onClose: () => void;
}

/** The draft of a refund, and the call that books it. */
const useRefundForm = ({ suggested, pay, onClose }: RefundDialogProps) =>
  useDialogForm({
    start: { amount: String(suggested), way: 'cash' as Refund['way'], reference: '', words: '' },
    check: ({ amount, way, reference }): FormProblems => ({
      ...checkAmount(amount),
      ...(way === 'bank' && reference.trim() === '' && { reference: messages.sayReference }),
    }),
    call: ({ amount, way, reference, words }) =>
      pay({
        amount: rupeesOf(amount),
        way,
        reference: reference.trim(),
        ...(words.trim() !== '' && { words: words.trim() }),
      }),
    onClose,
  });

/** Asks for the refund's amount and method; never more than was paid. */
export function RefundDialog(props: RefundDialogProps) {
  const { title, most } = props;
  const { frame, values, problems, set, field } = useRefundForm(props);
  return (
    <FormDialog {...frame} title={title} submitLabel={messages.steps.refund}>
      <KeyedFields>
        <TextField
          {...field('amount')}
          label={messages.amount}
          hint={messages.amountHint(formatRupees(most))}
          inputMode="decimal"
          maxLength={MAX_SUM_LENGTH}
        />
        <Choice
          label={messages.way}
          choices={[
            ['cash', messages.ways.cash],
            ['bank', messages.ways.bank],
          ]}
          value={values.way}
          error={problems.way}
          onChoose={(way) => set({ way: way === 'bank' ? 'bank' : 'cash' })}
        />
        <TextField
          {...field('reference')}
          label={messages.reference}
          required={values.way === 'bank'}
          maxLength={RETURN_LENGTHS.reference}
        />
        <TextField
          {...field('words')}
          label={messages.words}
          hint={messages.wordsHint}
          maxLength={RETURN_LENGTHS.words}
        />
      </KeyedFields>
    </FormDialog>
  );
}
