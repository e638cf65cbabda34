import type { Kysely } from 'kysely';
import type { CalendarSettings } from '@pasal/shared/contracts';
import { yearProblems } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { defineSetting } from './define-setting';
import * as messages from './messages';

const DEFAULTS: CalendarSettings = { paper: 'ad', years: [] };

/** @throws DomainError 400 with the year */
function checkYears(settings: CalendarSettings): CalendarSettings {
  const details = yearProblems(settings.years).map(({ at, problem, missing }) => ({
    path: `settings.years.${at}`,
    message: problem === 'twice' ? messages.yearTwice : messages.yearGap(missing),
  }));
  if (details[0]) throw invalid(details[0].message, ...details);
  return settings;
}

/** The shop's date format, and the calendar years it entered. */
export const calendarSetting = defineSetting<CalendarSettings>({
  key: 'calendar',
  name: 'Calendar',
  present: (stored) => ({ ...DEFAULTS, ...stored }),
  accept: checkYears,
  // Each year by its number, with its months as one line.
  logged: ({ paper, years }) => ({
    paper,
    years: Object.fromEntries(years.map(({ year, months }) => [year, months.join(' ')])),
  }),
});

/** What every page needs of it; undefined if all values are defaults. */
export async function readPublicCalendar(db: Kysely<Database>) {
  const { settings } = await calendarSetting.read(db);
  return settings.paper === 'ad' && settings.years.length === 0 ? undefined : settings;
}
