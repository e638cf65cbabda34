import { RETURN_LENGTHS, type StaffReturn, type ReportedStep } from '@pasal/shared/contracts';
import { FormDialog, useDialogForm } from '@pasal/shared/dashboard';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { KeyedFields } from '../../../kit/keyed-fields';
import { useRefundReturnMutation, useStepReturnMutation } from '../../orders-api';
import * as messages from './messages';
import { RefundDialog } from './refund-dialog';
import { useKey } from '../../../kit/use-key';
import { useSeen } from '../../../kit/use-seen';

interface DialogProps {
  returned: StaffReturn;
  title: string;
  onClose: () => void;
}

const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim());

type StepProps = DialogProps & { step: ReportedStep };

/** The draft of a step, and the call that reports it. */
function useStepForm({ returned, step, onClose }: StepProps) {
  const [tell] = useStepReturnMutation();
  const headers = useKey();
  const isNo = step === 'refuse';
  const counted = step === 'receive' ? returned.items : [];
  return useDialogForm({
    start: {
      words: '',
      counts: counted.map(({ line, name, quantity }) => ({
        line,
        name,
        quantity,
        whole: String(quantity),
        damaged: '0',
      })),
    },
    check: ({ words, counts }): FormProblems => {
      if (isNo && words.trim() === '') return { words: messages.sayWhyNot };
      if (counts.some(({ whole, damaged }) => !isWhole(whole) || !isWhole(damaged)))
        return { checked_in: messages.wrongNumber };
      const pieces = counts.reduce(
        (sum, each) => sum + Number(each.whole) + Number(each.damaged),
        0,
      );
      return counts.length > 0 && pieces === 0 ? { checked_in: messages.countGoods } : {};
    },
    call: ({ words, counts }) =>
      tell({
        params: { id: returned.id },
        headers,
        body: {
          step,
          version: returned.version,
          ...(words.trim() !== '' && { words: words.trim() }),
          ...(counts.length > 0 && {
            checked_in: counts.map(({ line, whole, damaged }) => ({
              line,
              whole: Number(whole),
              damaged: Number(damaged),
            })),
          }),
        },
      }),
    onClose,
  });
}

/** The text of an approval or rejection, the received pieces, or the replacement. */
function StepDialog(props: StepProps) {
  const { title, step } = props;
  const { frame, values, problems, set, field } = useStepForm(props);
  const isNo = step === 'refuse';
  const change = (line: number, part: { whole?: string; damaged?: string }) =>
    set({
      counts: values.counts.map((each) => (each.line === line ? { ...each, ...part } : each)),
    });
  return (
    <FormDialog {...frame} title={title} submitLabel={messages.steps[step]}>
      {step === 'exchange' && <p>{messages.exchangeText}</p>}
      {isNo && props.returned.state === 'received' && <p>{messages.giveBackText}</p>}
      <KeyedFields>
        {values.counts.map(({ line, name, quantity, whole, damaged }) => {
          const bounds = {
            type: 'number',
            min: 0,
            max: quantity,
            error: problems.checked_in,
          } as const;
          return [
            <TextField
              {...bounds}
              key={`whole ${line}`}
              label={messages.whole(name)}
              hint={messages.countHint(quantity)}
              value={whole}
              onChange={({ target }) => change(line, { whole: target.value })}
            />,
            <TextField
              {...bounds}
              key={`damaged ${line}`}
              label={messages.damaged(name)}
              value={damaged}
              onChange={({ target }) => change(line, { damaged: target.value })}
            />,
          ];
        })}
        <TextField
          {...field('words')}
          label={isNo ? messages.whyNot : messages.words}
          hint={isNo ? messages.whyNotHint : messages.wordsHint}
          required={isNo}
          maxLength={RETURN_LENGTHS.words}
        />
      </KeyedFields>
    </FormDialog>
  );
}

function ReturnRefundDialog({ returned, title, onClose }: DialogProps) {
  const [refund] = useRefundReturnMutation();
  const headers = useKey();
  const { id, version, worth } = returned;
  const { seen, looking } = useSeen({ refundable: returned.refundable });
  return (
    <RefundDialog
      title={title}
      most={seen.refundable}
      suggested={worth ?? seen.refundable}
      pay={(body) =>
        looking(refund({ params: { id }, headers, body: { ...body, version, ...seen } }))
      }
      onClose={onClose}
    />
  );
}

/** Asks for the details of a step; input survives a failure. */
export function ReturnDialog({ step, ...props }: DialogProps & { step: ReportedStep | 'refund' }) {
  return step === 'refund' ? (
    <ReturnRefundDialog {...props} />
  ) : (
    <StepDialog {...props} step={step} />
  );
}
