import { Refusal } from '@pasal/shared/dashboard';
import { Checkbox, Field, TextAreaInput } from '@pasal/shared/ui';
import type { DeliveryDraft } from '../../model/delivery-draft';
import * as messages from './messages';
import * as s from './site-settings.styles';

interface ClosedDaysProps {
  draft: DeliveryDraft;
  problemOf: (path: string) => string | undefined;
  onChange: (part: Partial<DeliveryDraft>) => void;
}

/** When the shop is closed: no day of a promise. */
export function ClosedDays({ draft, problemOf, onChange }: ClosedDaysProps) {
  const { weekdays, closed_dates } = draft;
  return (
    <>
      <s.Week>
        <legend>{messages.closedWeekdays}</legend>
        {messages.weekdays.map((name, day) => (
          <Checkbox
            key={name}
            label={name}
            checked={weekdays[day] ?? false}
            onChange={({ target }) =>
              onChange({ weekdays: { ...weekdays, [day]: target.checked } })
            }
          />
        ))}
        <Refusal text={problemOf('weekdays')} />
      </s.Week>
      <Field
        label={messages.closedDates}
        hint={messages.closedDatesHint}
        error={problemOf('closed_dates')}
      >
        {(control) => (
          <TextAreaInput
            {...control}
            rows={3}
            value={closed_dates}
            onChange={({ target }) => onChange({ closed_dates: target.value })}
          />
        )}
      </Field>
    </>
  );
}
