import { useCategoriesQuery } from '@pasal/shared/api';
import {
  MAX_RETURN_DAYS,
  type Category,
  type ReturnRules,
  type ReturnRulesResponse,
} from '@pasal/shared/contracts';
import { TitledSection } from '@pasal/shared/dashboard';
import { labelOf } from '@pasal/shared/domain';
import { TextField } from '@pasal/shared/ui';
import { useReturnRulesQuery, useSaveReturnRulesMutation } from '../../site-api';
import { detailProblems } from './detail-problems';
import * as messages from './messages';
import { SettingsForm } from './settings-form';
import { Column } from './settings-form.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from './stored-settings';
import { useSettingsForm } from './use-settings-form';

const KINDS = ['return_days', 'exchange_days'] as const;
type Kind = (typeof KINDS)[number];
/** Days as typed: the shop's by type, a category's by `kind.id`, empty for the shop's. */
type Draft = Record<string, string>;

const fieldOf = (kind: Kind, category: number) => `${kind}.${category}`;
const isFine = (text = '') => /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_RETURN_DAYS;

const draftOf = ({ return_days, exchange_days, categories }: ReturnRules): Draft => ({
  return_days: String(return_days),
  exchange_days: String(exchange_days),
  ...Object.fromEntries(
    categories.flatMap((own) =>
      KINDS.map((kind) => [fieldOf(kind, own.category_id), String(own[kind])]),
    ),
  ),
});

/** The shop's days are the fallback for a category's empty one; a category with neither has no rule. */
function rulesOf(draft: Draft): ReturnRules {
  const shop = {
    return_days: Number(draft.return_days),
    exchange_days: Number(draft.exchange_days),
  };
  const ids = new Set(
    Object.entries(draft).flatMap(([name, text]) => {
      const id = name.split('.')[1];
      return id !== undefined && text.trim() !== '' ? [Number(id)] : [];
    }),
  );
  const daysOf = (kind: Kind, id: number) => {
    const text = draft[fieldOf(kind, id)]?.trim() ?? '';
    return text === '' ? shop[kind] : Number(text);
  };
  const categories = [...ids].map((category_id) => ({
    category_id,
    return_days: daysOf('return_days', category_id),
    exchange_days: daysOf('exchange_days', category_id),
  }));
  return { ...shop, categories };
}

const shape = {
  draftOf,
  check: (draft: Draft) =>
    Object.fromEntries(
      Object.entries(draft)
        .filter(([name, text]) => !isFine(text) && !(name.includes('.') && text.trim() === ''))
        .map(([name]) => [name, messages.wrongDays(MAX_RETURN_DAYS)]),
    ),
  problemsOf: detailProblems,
};

interface FormProps extends Reading<ReturnRulesResponse> {
  categories: readonly Category[];
}

function ReturnsForm({ stored, onLoadAgain, categories }: FormProps) {
  const [save] = useSaveReturnRulesMutation();
  const form = useSettingsForm<ReturnRules, Draft>(stored, shape, (draft, version) =>
    save({ body: { settings: rulesOf(draft), version } }),
  );
  const { values, set, problemOf } = form;
  const days = (name: string, label: string) => (
    <TextField
      key={name}
      type="number"
      min={0}
      max={MAX_RETURN_DAYS}
      label={label}
      value={values[name] ?? ''}
      error={problemOf(name)}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column>
        <TitledSection title={messages.shopDays} lead={messages.shopDaysLead}>
          {KINDS.map((kind) => days(kind, messages.dayKinds[kind]))}
        </TitledSection>
      </Column>
      <Column>
        <TitledSection title={messages.categoryDays} lead={messages.categoryDaysLead}>
          {categories.flatMap((category) =>
            KINDS.map((kind) =>
              days(
                fieldOf(kind, category.id),
                messages.daysOf(labelOf(category), messages.dayKinds[kind]),
              ),
            ),
          )}
        </TitledSection>
      </Column>
    </SettingsForm>
  );
}

/** The return periods (D227). */
export function ReturnsSettings() {
  const answer = useReturnRulesQuery(undefined, FROM_SCRATCH);
  const { currentData } = useCategoriesQuery();
  return (
    <StoredSettings answer={answer}>
      {(reading) => <ReturnsForm {...reading} categories={currentData?.categories ?? []} />}
    </StoredSettings>
  );
}
