import {
  MAX_KNOWN_ORDERS,
  MAX_REFUSALS,
  MAX_SMALL_SUM,
  type DeskSettings,
  type DeskSettingsResponse,
} from '@pasal/shared/contracts';
import { Muted, TitledSection } from '@pasal/shared/dashboard';
import { Checkbox, TextField } from '@pasal/shared/ui';
import { useDeskSettingsQuery, useSaveDeskSettingsMutation } from '../../site-api';
import { checkFiles, CourierFiles } from './courier-files';
import { detailProblems } from './detail-problems';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

/** The numbers as typed. */
type Draft = Record<(typeof FIELDS)[number], string> &
  Pick<DeskSettings, 'files'> & { text_first: boolean };

const UNCALLED = ['known_orders', 'below'] as const;
const CALLED = ['first_above', 'refusals'] as const;
const FIELDS = [...UNCALLED, ...CALLED] as const;
const MOST = {
  known_orders: String(MAX_KNOWN_ORDERS),
  below: String(MAX_SMALL_SUM),
  first_above: String(MAX_SMALL_SUM),
  refusals: String(MAX_REFUSALS),
};

const isFine = (name: keyof typeof MOST, text: string) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) <= Number(MOST[name]);

const shape = {
  draftOf: (settings: DeskSettings): Draft => ({
    files: settings.files,
    known_orders: String(settings.known_orders),
    below: String(settings.below),
    first_above: String(settings.first_above ?? 0),
    refusals: String(settings.refusals ?? 0),
    text_first: settings.text_first ?? false,
  }),
  check: (draft: Draft) => ({
    ...Object.fromEntries(
      FIELDS.filter((name) => !isFine(name, draft[name])).map((name) => [
        name,
        messages.desksNumber(Number(MOST[name])),
      ]),
    ),
    ...checkFiles(draft.files),
  }),
  problemsOf: detailProblems,
};

function DesksForm({ stored, onLoadAgain }: Reading<DeskSettingsResponse>) {
  const [save] = useSaveDeskSettingsMutation();
  const form = useSettingsForm<DeskSettings, Draft>(
    stored,
    shape,
    ({ known_orders, below, first_above, refusals, text_first, files }, version) =>
      save({
        body: {
          settings: {
            known_orders: Number(known_orders),
            below: Number(below),
            first_above: Number(first_above),
            refusals: Number(refusals),
            text_first,
            files,
          },
          version,
        },
      }),
  );
  const { field, problemOf, values, set } = form;
  const numbers = (names: readonly (typeof FIELDS)[number][]) =>
    names.map((name) => (
      <TextField
        key={name}
        {...field(name)}
        type="number"
        min={0}
        max={MOST[name]}
        label={messages.callRule[name]}
        hint={messages.callRuleHint[name]}
        error={problemOf(name)}
      />
    ));
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column>
        <TitledSection title={messages.callRules} lead={messages.callRulesLead}>
          {numbers(UNCALLED)}
        </TitledSection>
        <TitledSection title={messages.cashRules} lead={messages.cashRulesLead}>
          {numbers(CALLED)}
          <Checkbox
            label={messages.textFirst}
            checked={values.text_first}
            onChange={({ target }) => set({ text_first: target.checked })}
          />
          <Muted>{messages.textFirstHint}</Muted>
        </TitledSection>
      </Column>
      <Column>
        <CourierFiles
          files={values.files}
          problemOf={problemOf}
          onChange={(files) => set({ files })}
        />
      </Column>
    </SettingsForm>
  );
}

/** When an order needs no call, and when its buyer is called or messaged first. */
export function DesksSettings() {
  const answer = useDeskSettingsQuery(undefined, FROM_SCRATCH);
  return <StoredSettings answer={answer}>{(reading) => <DesksForm {...reading} />}</StoredSettings>;
}
