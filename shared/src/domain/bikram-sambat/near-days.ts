import type { CalendarYear } from '@pasal/shared/contracts';
import { both, dayOfMonth } from './day-messages';

/**
 * The days from now on without the full table, which makes up most of the module's size: a page with a delivery
 * promise needs no others. Separate from the rules' module, so that it gets its own bundle file.
 */

const DAY = 24 * 60 * 60_000;
/** The table's last year and its first day: a test compares them with it. */
const LAST = { year: 2083, months: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] };
const FIRST_DAY = Date.UTC(2026, 3, 14) / DAY;

/** False if the owner corrected an earlier year, which may shift all later days. */
export const knowsNearDays = (own: readonly CalendarYear[]): boolean =>
  !own.some(({ year }) => year < LAST.year);

/** Writes a day in both calendars; only in AD if unknown. */
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
