import { useState } from 'react';
import { messageOf } from '@pasal/shared/api';
import type { ParcelReason, RiderParcel } from '@pasal/shared/contracts';
import {
  makeIdempotencyKey,
  PARCEL_REASON_LABELS,
  reasonsOf,
  rupeesIn,
} from '@pasal/shared/domain';
import { Button, Field, SelectInput, TextField, useForm } from '@pasal/shared/ui';
import { useTellAsRiderMutation } from '../../checkout-api';
import * as messages from './messages';
import * as s from './rider-parcels.styles';

type Told = 'delivered' | 'not_delivered';

interface ReportFormProps {
  link: string;
  parcel: RiderParcel;
  event: Told;
  onClose: () => void;
}
interface Draft {
  cash: string;
  reason: ParcelReason | '';
  remarks: string;
}

function check({ cash, reason, remarks }: Draft, event: Told): Record<string, string> {
  if (event === 'delivered')
    return rupeesIn(cash) === undefined ? { cash: messages.wrongMoney } : {};
  if (reason === '') return { reason: messages.chooseReason };
  return reason === 'other' && remarks.trim() === '' ? { remarks: messages.sayReason } : {};
}

/** The draft of an event, and the call that reports it. */
function useReportForm({ link, parcel, event, onClose }: ReportFormProps) {
  const [tell] = useTellAsRiderMutation();
  // One report, however often it is sent.
  const [key] = useState(() => makeIdempotencyKey(crypto));
  const [problem, setProblem] = useState<string>();
  const { id, number, version } = parcel;
  const form = useForm<Draft>({
    start: { cash: String(parcel.cash_due), reason: '', remarks: '' },
    check: (draft) => check(draft, event),
    send: async ({ cash, reason, remarks }) => {
      setProblem(undefined);
      const body = {
        link,
        id,
        number,
        version,
        event,
        ...(event === 'delivered' ? { cash_taken: rupeesIn(cash) ?? 0 } : {}),
        ...(event === 'not_delivered' && reason !== '' && { reason }),
        ...(remarks.trim() !== '' && { remarks }),
      };
      const { error } = await tell({ body, headers: { 'Idempotency-Key': key } });
      if (error) setProblem(messageOf(error, messages.notSaved));
      else onClose();
      return undefined;
    },
  });
  return { ...form, problem };
}

/** Asks for the amount collected, or the reason for failure; input survives a failure. */
export function ReportForm(props: ReportFormProps) {
  const { event, onClose } = props;
  const { frame, field, values, problems, set, isBusy, problem } = useReportForm(props);
  return (
    <s.Form {...frame} noValidate>
      {event === 'delivered' ? (
        <TextField
          {...field('cash')}
          label={messages.cashTaken}
          inputMode="decimal"
          maxLength={40}
        />
      ) : (
        <Field label={messages.reason} required error={problems.reason}>
          {(control) => (
            <SelectInput
              {...control}
              value={values.reason}
              onChange={({ target }) => {
                const chosen = reasonsOf(event).find((each) => each === target.value);
                set({ reason: chosen ?? '' });
              }}
            >
              <option value="">{messages.chooseReason}</option>
              {reasonsOf(event).map((reason) => (
                <option key={reason} value={reason}>
                  {PARCEL_REASON_LABELS[reason]}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
      <TextField {...field('remarks')} label={messages.remarks} maxLength={500} />
      {problem && <s.Problem role="alert">{problem}</s.Problem>}
      <s.Buttons>
        <Button type="submit" busy={isBusy}>
          {messages.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {messages.back}
        </Button>
      </s.Buttons>
    </s.Form>
  );
}
