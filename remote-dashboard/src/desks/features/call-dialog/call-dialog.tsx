import { useState } from 'react';
import {
  CALL_OUTCOMES,
  PARCEL_LENGTHS,
  type CallOutcome,
  type DeskParcel,
} from '@pasal/shared/contracts';
import { Choice, FormDialog, Refusal, useDialogForm } from '@pasal/shared/dashboard';
import { formatPhone, phoneHref } from '@pasal/shared/domain';
import { TextField, type FormProblems } from '@pasal/shared/ui';
import { DayField } from '../../../kit/day-field/day-field';
import { KeyedFields } from '../../../kit/keyed-fields';
import { useToday } from '../../../kit/use-today';
import { useCallOrderMutation } from '../../desks-api';
import { callTimes, instantOf } from '../../model/call-times';
import * as s from './call-dialog.styles';
import * as messages from './messages';

interface Draft {
  outcome: CallOutcome;
  /** A suggested time; empty for a typed day and time. */
  again_at: string;
  day: string;
  time: string;
  remarks: string;
}

interface CallDialogProps {
  parcel: DeskParcel;
  onClose: () => void;
}

/** The draft of a call, and its request to the server. */
function useCall({ parcel, onClose }: CallDialogProps) {
  const [times] = useState(() => callTimes(new Date()));
  const [call] = useCallOrderMutation();
  const form = useDialogForm<Draft, { message: string }>({
    start: {
      outcome: 'confirmed',
      again_at: times[0]?.[1].toISOString() ?? '',
      day: '',
      time: '',
      remarks: '',
    },
    check: ({ outcome, again_at, day, time }): FormProblems => ({
      ...(outcome === 'another_day' && day === '' && { day: messages.chooseDay }),
      ...(outcome === 'call_again' &&
        again_at === '' &&
        instantOf(day, time) === null && { again_at: messages.chooseTime }),
    }),
    call: ({ outcome, again_at, day, time, remarks }) =>
      call({
        params: { id: parcel.id },
        body: {
          outcome,
          version: parcel.order_version,
          ...(outcome === 'call_again' && {
            again_at: again_at || instantOf(day, time)?.toISOString(),
          }),
          ...(outcome === 'another_day' && { day }),
          ...(remarks.trim() !== '' && { remarks }),
        },
      }),
    onClose,
  });
  return { ...form, times };
}

/** The number to call, and the outcome. */
export function CallDialog(props: CallDialogProps) {
  const { parcel } = props;
  const { frame, values, problems, set, field, times } = useCall(props);
  const today = useToday();
  const isTyped = values.outcome === 'call_again' && values.again_at === '';
  return (
    <FormDialog {...frame} title={messages.title(parcel.customer_name)} submitLabel={messages.save}>
      <s.Number href={phoneHref(parcel.phone)}>{formatPhone(parcel.phone)}</s.Number>
      <KeyedFields>
        <s.Outcomes>
          <legend>{messages.outcome}</legend>
          {CALL_OUTCOMES.map((outcome) => (
            <label key={outcome}>
              <input
                type="radio"
                name="outcome"
                checked={values.outcome === outcome}
                onChange={() => set({ outcome })}
              />
              {messages.outcomes[outcome]}
            </label>
          ))}
        </s.Outcomes>
        {values.outcome === 'call_again' && (
          <Choice
            label={messages.again}
            choices={[
              ...times.map(([name, at]) => [at.toISOString(), messages.times[name]] as const),
              ['', messages.otherTime] as const,
            ]}
            value={values.again_at}
            error={problems.again_at}
            onChoose={(again_at) => set({ again_at })}
          />
        )}
        {(values.outcome === 'another_day' || isTyped) && (
          <DayField
            label={isTyped ? messages.againDay : messages.day}
            value={values.day === '' ? undefined : values.day}
            min={today}
            onChoose={(day) => set({ day: day ?? '' })}
          />
        )}
        {isTyped && <TextField {...field('time')} type="time" label={messages.time} />}
        <Refusal text={problems.day} />
        <TextField
          {...field('remarks')}
          label={messages.remarks}
          hint={messages.remarksHint}
          maxLength={PARCEL_LENGTHS.remarks}
        />
      </KeyedFields>
    </FormDialog>
  );
}
