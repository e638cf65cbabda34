import {
  MAX_KNOWN_ORDERS,
  MAX_SMALL_SUM,
  type DeskSettings,
  type DeskSettingsResponse,
} from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { TextField } from '@pasal/shared/ui';
import { useDeskSettingsQuery, useSaveDeskSettingsMutation } from '../../site-api';
import { CourierFiles } from './courier-files';
import { detailProblems } from './detail-problems';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import { AFRESH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

/** The numbers as they are typed. */
type Draft = Record<'known_orders' | 'below', string> & Pick<DeskSettings, 'files'>;

const FIELDS = ['known_orders', 'below'] as const;
const MOST = { known_orders: String(MAX_KNOWN_ORDERS), below: String(MAX_SMALL_SUM) };

const isFine = (name: keyof typeof MOST, text: string) =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) <= Number(MOST[name]);

const shape = {
  draftOf: ({ known_orders, below, files }: DeskSettings): Draft => ({
    files,
    known_orders: String(known_orders),
    below: String(below),
  }),
  check: (draft: Draft) =>
    Object.fromEntries(
      FIELDS.filter((name) => !isFine(name, draft[name])).map((name) => [
        name,
        messages.desksNumber(Number(MOST[name])),
      ]),
    ),
  problemsOf: detailProblems,
};

function DesksForm({ stored, onLoadAgain }: Reading<DeskSettingsResponse>) {
  const [save] = useSaveDeskSettingsMutation();
  const form = useSettingsForm<DeskSettings, Draft>(
    stored,
    shape,
    ({ known_orders, below, files }, version) =>
      save({
        body: {
          settings: { known_orders: Number(known_orders), below: Number(below), files },
          version,
        },
      }),
  );
  const { field, problemOf, values, set } = form;
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column>
        <TitledSection title={messages.callRules} lead={messages.callRulesLead}>
          {FIELDS.map((name) => (
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
          ))}
        </TitledSection>
      </Column>
      <Column>
        <CourierFiles files={values.files} onChange={(files) => set({ files })} />
      </Column>
    </SettingsForm>
  );
}

/** When an order may go without a call. */
export function DesksSettings() {
  const answer = useDeskSettingsQuery(undefined, AFRESH);
  return <StoredSettings answer={answer}>{(reading) => <DesksForm {...reading} />}</StoredSettings>;
}
