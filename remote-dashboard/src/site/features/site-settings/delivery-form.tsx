import { SITE_FIELD_LENGTH, type DeliverySettingsResponse } from '@pasal/shared/contracts';
import { useBsCalendar } from '@pasal/shared/dates';
import { TitledSection } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { TermsFields } from '../../../kit/delivery-terms/terms-fields';
import { deliveryDraftOf, deliveryOfDraft, deliveryProblems } from '../../model/delivery-draft';
import { useDeliverySettingsQuery, useSaveDeliverySettingsMutation } from '../../site-api';
import { ClosedDays } from './closed-days';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

const shape = { draftOf: deliveryDraftOf, problemsOf: deliveryProblems };

/** Days typed in the reader's calendar are stored in AD; the server reports invalid ones. */
function useDayOfLine() {
  const bs = useBsCalendar();
  return (line: string) => {
    const read = bs?.rules.readDay(line, bs.calendar);
    return read && 'day' in read ? read.day : line;
  };
}

function DeliveryForm({ stored, onLoadAgain }: Reading<DeliverySettingsResponse>) {
  const [save] = useSaveDeliverySettingsMutation();
  const dayOfLine = useDayOfLine();
  const form = useSettingsForm(stored, shape, (draft, version) =>
    save({ body: { settings: deliveryOfDraft(draft, dayOfLine), version } }),
  );
  const { values, set, problemOf } = form;
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <TitledSection title={messages.terms}>
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
      </TitledSection>
      <Column>
        <TitledSection title={messages.closed}>
          <ClosedDays draft={values} problemOf={problemOf} onChange={set} />
        </TitledSection>
        <TitledSection title={messages.pickUp}>
          <TextField
            {...form.field('map_url')}
            label={messages.mapUrl}
            hint={messages.mapUrlHint}
            type="url"
            maxLength={SITE_FIELD_LENGTH}
            error={problemOf('map_url')}
          />
        </TitledSection>
      </Column>
    </SettingsForm>
  );
}

/** Charge and days of delivery to places without their own terms (D67). */
export function DeliverySettings() {
  const answer = useDeliverySettingsQuery(undefined, FROM_SCRATCH);
  return (
    <StoredSettings answer={answer}>{(reading) => <DeliveryForm {...reading} />}</StoredSettings>
  );
}
