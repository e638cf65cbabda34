import { CALENDARS, type CalendarResponse, type ValidationDetail } from '@pasal/shared/contracts';
import { AddButton, Choice, TitledSection } from '@pasal/shared/dashboard';
import { makeBsCalendar, TABLE_YEARS } from '@pasal/shared/domain';
import type { FormProblems } from '@pasal/shared/ui';
import {
  calendarDraftOf,
  calendarOfDraft,
  wholeYears,
  wrongMonths,
  yearDraftOf,
  type CalendarDraft,
} from '../../../model/calendar-draft';
import { useCalendarSettingsQuery, useSaveCalendarMutation } from '../../../site-api';
import { SettingsForm } from '../settings-form';
import { Column } from '../settings-form.styles';
import { FROM_SCRATCH, StoredSettings, type Reading } from '../stored-settings';
import { useSettingsForm } from '../use-settings-form';
import { Adding } from './calendar.styles';
import * as messages from './messages';
import { YearFields } from './year-fields';

const shape = {
  draftOf: calendarDraftOf,
  check: (draft: CalendarDraft): FormProblems =>
    Object.fromEntries(wrongMonths(draft).map((path) => [path, messages.daysOfMonth])),
  problemsOf: (details: readonly ValidationDetail[]): FormProblems =>
    Object.fromEntries(
      details.map(({ path, message }) => [path.replace(/^settings\./, ''), message]),
    ),
};
const PAPERS = CALENDARS.map((calendar) => [calendar, messages.calendars[calendar]] as const);

function CalendarForm({ stored, onLoadAgain }: Reading<CalendarResponse>) {
  const [save] = useSaveCalendarMutation();
  const form = useSettingsForm(stored, shape, (draft, version) =>
    save({ body: { settings: calendarOfDraft(draft), version } }),
  );
  const { values, set, problemOf } = form;
  const { paper, years } = values;
  const calendar = makeBsCalendar(wholeYears(values));
  const isEntered = (year: number) => years.some((each) => each.year === year);
  let next = TABLE_YEARS.last + 1;
  while (isEntered(next)) next += 1;
  const known = Array.from({ length: calendar.last - calendar.first + 1 }, (_, before) =>
    String(calendar.last - before),
  ).filter((year) => !isEntered(Number(year)));

  return (
    <SettingsForm form={form} onLoadAgain={onLoadAgain}>
      <Column $whole>
        <TitledSection title={messages.paper} lead={messages.paperLead}>
          <Choice
            label={messages.paperCalendar}
            choices={PAPERS}
            value={paper}
            onChoose={(chosen) => set({ paper: chosen })}
          />
        </TitledSection>
        <TitledSection
          title={messages.years}
          lead={messages.yearsLead(calendar.first, calendar.last)}
        >
          {years.map((year, at) => (
            <YearFields
              key={year.year}
              year={year}
              calendar={calendar}
              problem={problemOf(`years.${at}`)}
              problemOf={(month) => problemOf(`years.${at}.months.${month}`)}
              onChange={(months) => set({ years: years.with(at, { ...year, months }) })}
              onRemove={() => set({ years: years.toSpliced(at, 1) })}
            />
          ))}
          <Adding>
            <AddButton onClick={() => set({ years: [...years, yearDraftOf(next)] })}>
              {messages.add(next)}
            </AddButton>
            <Choice
              label={messages.correct}
              choices={[['', messages.chooseYear], ...known.map((year) => [year, year] as const)]}
              value=""
              onChoose={(year) =>
                set({
                  years: [...years, yearDraftOf(Number(year), calendar.lengthsOf(Number(year)))],
                })
              }
            />
          </Adding>
        </TitledSection>
      </Column>
    </SettingsForm>
  );
}

/** The calendar of the shop's papers, and the years of Bikram Sambat it knows better than the table (D144). */
export function CalendarSettings() {
  const answer = useCalendarSettingsQuery(undefined, FROM_SCRATCH);
  return (
    <StoredSettings answer={answer}>{(reading) => <CalendarForm {...reading} />}</StoredSettings>
  );
}
