import type { Kysely } from 'kysely';
import type { CalendarRequest, CalendarSettings, User } from '@pasal/shared/contracts';
import { yearProblems } from '@pasal/shared/domain';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import * as messages from './messages';
import { readStoredSettings, storeSettings } from './site.repository';

const KEY = 'calendar';
const DEFAULTS: CalendarSettings = { paper: 'ad', years: [] };

/** Stored settings over the defaults. */
export const presentCalendar = (stored: Partial<CalendarSettings>): CalendarSettings => ({
  ...DEFAULTS,
  ...stored,
});

/** How the shop writes dates and which years it entered, and how often that was saved. */
export async function readCalendar(db: Kysely<Database>) {
  const { settings, version } = await readStoredSettings(db, KEY);
  return { settings: presentCalendar(settings), version };
}

/** What every page needs of it; undefined where all is as it comes. */
export async function readPublicCalendar(db: Kysely<Database>) {
  const { settings } = await readCalendar(db);
  return settings.paper === 'ad' && settings.years.length === 0 ? undefined : settings;
}

/** Fields for the log: each year by its number, its months in a line. */
const loggedOf = ({ paper, years }: CalendarSettings) => ({
  paper,
  years: Object.fromEntries(years.map(({ year, months }) => [year, months.join(' ')])),
});

/**
 * Saves calendar and years, unless someone has since `version`, and writes down who did.
 * @throws DomainError 400 with the year, 409
 */
export async function saveCalendar(
  db: Kysely<Database>,
  actor: User,
  { settings, version }: CalendarRequest,
) {
  const details = yearProblems(settings.years).map(({ at, problem, missing }) => ({
    path: `settings.years.${at}`,
    message: problem === 'twice' ? messages.yearTwice : messages.yearGap(missing),
  }));
  if (details[0]) throw invalid(details[0].message, ...details);
  return db.transaction().execute(async (trx) => {
    const { settings: before } = await readCalendar(trx);
    if (!(await storeSettings(trx, settings, version, KEY))) {
      throw conflict(messages.settingsChanged);
    }
    await recordActivity(trx, actor, {
      kind: 'settings',
      action: 'change',
      id: null,
      name: 'Calendar',
      before: loggedOf(before),
      after: loggedOf(settings),
    });
    return { settings, version: version + 1 };
  });
}
