import {
  RETURN_KINDS,
  RETURN_LENGTHS,
  RETURN_REASONS,
  type ReturnableParcel,
  type TrackQuery,
} from '@pasal/shared/contracts';
import { useDates } from '@pasal/shared/dates';
import { writeDigits } from '@pasal/shared/domain';
import { Button, Field, SelectInput, TextAreaInput } from '@pasal/shared/ui';
import * as messages from './messages';
import * as s from './order-returns.styles';
import { PictureChoice } from './picture-choice';
import { itemsFor, useReturnForm } from './use-return-form';

interface ReturnFormProps {
  parcel: ReturnableParcel;
  proof: TrackQuery;
  onDone: () => void;
}
type Form = ReturnType<typeof useReturnForm>;

/** The number of returned pieces per line. */
function LinesField({ form, parcel }: { form: Form; parcel: ReturnableParcel }) {
  const dates = useDates(true);
  const { values, problems, set } = form;
  return (
    <s.Lines>
      <legend>{messages.goods}</legend>
      {itemsFor(parcel, values.kind).map(({ line, name, left, until }) => (
        <Field
          key={line}
          label={messages.pieces(name)}
          hint={messages.until(dates.date(`${until}T06:00:00.000Z`))}
          error={problems.pieces}
        >
          {(control) => (
            <SelectInput
              {...control}
              value={String(values.pieces[line] ?? 0)}
              onChange={({ target }) =>
                set({ pieces: { ...values.pieces, [line]: Number(target.value) } })
              }
            >
              {Array.from({ length: left + 1 }, (_none, count) => (
                <option key={count} value={count}>
                  {writeDigits(count)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      ))}
    </s.Lines>
  );
}

function ReasonFields({ form }: { form: Form }) {
  const { values, problems, set } = form;
  return (
    <>
      <Field label={messages.why} required error={problems.reason}>
        {(control) => (
          <SelectInput
            {...control}
            value={values.reason}
            onChange={({ target }) =>
              set({ reason: RETURN_REASONS.find((each) => each === target.value) ?? '' })
            }
          >
            <option value="">{messages.chooseWhy}</option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {messages.reasons[reason]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={messages.words} error={problems.remarks}>
        {(control) => (
          <TextAreaInput
            {...control}
            value={values.remarks}
            maxLength={RETURN_LENGTHS.remarks}
            onChange={({ target }) => set({ remarks: target.value })}
          />
        )}
      </Field>
    </>
  );
}

/** Asks for the returned goods, the reason and pictures; input survives a failure. */
export function ReturnForm({ parcel, proof, onDone }: ReturnFormProps) {
  const form = useReturnForm(parcel, proof, onDone);
  const { frame, values, set, isBusy, problem } = form;
  const kinds = RETURN_KINDS.filter((kind) => itemsFor(parcel, kind).length > 0);
  return (
    <s.Form {...frame} noValidate>
      <p>{messages.lead}</p>
      <Field label={messages.what} required>
        {(control) => (
          <SelectInput
            {...control}
            value={values.kind}
            onChange={({ target }) =>
              set({ kind: kinds.find((kind) => kind === target.value) ?? 'return' })
            }
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {messages.kinds[kind]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <LinesField form={form} parcel={parcel} />
      <ReasonFields form={form} />
      <PictureChoice files={values.files} onChange={(files) => set({ files })} />
      {problem && <s.Problem role="alert">{problem}</s.Problem>}
      <s.Buttons>
        <Button type="submit" busy={isBusy}>
          {messages.send}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onDone}>
          {messages.cancel}
        </Button>
      </s.Buttons>
    </s.Form>
  );
}
