import type { CalendarYear } from '@pasal/shared/contracts';
import { both, dayOfMonth } from './day-messages';

/**
 * The days from now on without the table, which is most of what the rules weigh: a page that promises a delivery needs no
 * others. They are no part of the rules' own module, so that a page has them in its own file.
 */

const DAY = 24 * 60 * 60_000;
/** The last year of the table, and its first day: a test compares them with it. */
const LAST = { year: 2083, months: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] };
const FIRST_DAY = Date.UTC(2026, 3, 14) / DAY;

/** False where the owner corrected a year before: that may move all days after it. */
export const knowsNearDays = (own: readonly CalendarYear[]): boolean =>
  !own.some(({ year }) => year < LAST.year);

/** Writes a day in both calendars; in AD alone where it is not known. */
export function writeNearDay(day: string, ad: string, own: readonly CalendarYear[]): string {
  let left = Date.parse(day) / DAY - FIRST_DAY;
  const years = own.toSorted((one, other) => one.year - other.year);
  if (years[0]?.year !== LAST.year) years.unshift(LAST);
  for (const { months } of years) {
    for (const [at, days] of months.entries()) {
      if (left >= 0 && left < days) return both(ad, dayOfMonth(left + 1, at + 1));
      left -= days;
    }
  }
  return ad;
}
