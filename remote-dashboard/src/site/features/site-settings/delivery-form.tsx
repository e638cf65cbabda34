import { useEffect } from 'react';
import { SITE_FIELD_LENGTH, type DeliverySettingsResponse } from '@pasal/shared/contracts';
import { Fields, Refusal } from '@pasal/shared/dashboard';
import { Button, Checkbox, Field, TextAreaInput, TextField } from '@pasal/shared/ui';
import { TermsFields } from '../../../kit/delivery-terms/terms-fields';
import {
  deliveryDraftOf,
  deliveryOfDraft,
  deliveryProblems,
  type DeliveryDraft,
} from '../../model/delivery-draft';
import { useSaveDeliverySettingsMutation } from '../../site-api';
import { Conflict } from './conflict';
import * as messages from './messages';
import * as s from './site-settings.styles';
import { useSettingsForm } from './use-settings-form';

const shape = { draftOf: deliveryDraftOf, problemsOf: deliveryProblems };

interface DeliveryFormProps {
  stored: DeliverySettingsResponse;
  /** Reads the settings again, after someone else has saved theirs. */
  onLoadAgain: () => Promise<DeliverySettingsResponse | undefined>;
  /** Hears if there are unsaved changes. */
  onDirty: (isDirty: boolean) => void;
}

interface ClosedProps {
  draft: DeliveryDraft;
  problemOf: (path: string) => string | undefined;
  onChange: (part: Partial<DeliveryDraft>) => void;
}

/** When the shop is closed: no day of a promise. */
function ClosedDays({ draft, problemOf, onChange }: ClosedProps) {
  const { weekdays, closed_dates } = draft;
  const problem = problemOf('weekdays');
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
        <Refusal text={problem} />
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

/** The price and days of delivery for places without terms of their own (D67). */
export function DeliveryForm({ stored, onLoadAgain, onDirty }: DeliveryFormProps) {
  const [save] = useSaveDeliverySettingsMutation();
  const { frame, ...form } = useSettingsForm(stored, shape, (draft, version) =>
    save({ body: { settings: deliveryOfDraft(draft), version } }),
  );
  const { values, isDirty, set, problemOf } = form;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <form {...frame} noValidate>
      <Fields>
        <TermsFields
          terms={values.terms}
          problemOf={(path) => problemOf(`terms.${path}`)}
          onChange={(part) => set((now) => ({ terms: { ...now.terms, ...part } }))}
        />
        <TextField
          {...form.field('free_above')}
          label={messages.freeAbove}
          hint={messages.freeAboveHint}
          type="number"
          min={1}
          error={problemOf('free_above')}
        />
        <ClosedDays draft={values} problemOf={problemOf} onChange={set} />
        <TextField
          {...form.field('map_url')}
          label={messages.mapUrl}
          hint={messages.mapUrlHint}
          type="url"
          maxLength={SITE_FIELD_LENGTH}
          error={problemOf('map_url')}
        />
        <Conflict form={form} onLoadAgain={onLoadAgain} />
        <div>
          <Button type="submit" busy={form.isBusy} disabled={!isDirty}>
            {messages.saveDelivery}
          </Button>
        </div>
      </Fields>
    </form>
  );
}
