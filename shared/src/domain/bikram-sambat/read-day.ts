import { startOfKathmanduDate } from '../kathmandu-time';
import { toAsciiDigits } from '../text/plain-signs';
import type { BsCalendar } from './bs-calendar';

/** From this year on, input is Bikram Sambat: the shop has no such days in AD yet. */
export const FIRST_TYPED_BS_YEAR = 2057;
/** The shop is younger; while a year is typed it is briefly 0002. */
const FIRST_AD_YEAR = 2000;

/** A day in AD, or why the text is invalid: not a date, a nonexistent day, or an unknown year. */
export type ReadDay =
  | { day: string }
  | { problem: 'unwritten' | 'missing' }
  | { problem: 'unknown'; first: number; last: number };

/**
 * Parses a day in either calendar, such as `2083-08-10` or `2026-11-26`; also without dashes, with slashes or Nepali
 * digits. The year determines the calendar.
 */
export function readDay(text: string, calendar: BsCalendar): ReadDay {
  const written = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$|^(\d{4})(\d\d)(\d\d)$/.exec(
    toAsciiDigits(text.trim()),
  );
  if (!written) return { problem: 'unwritten' };
  const [year = 0, month = 0, day = 0] = written.slice(1).filter(Boolean).map(Number);
  if (year >= FIRST_TYPED_BS_YEAR) {
    const { first, last, lengthsOf, toAd } = calendar;
    if (!lengthsOf(year)) return { problem: 'unknown', first, last };
    const found = toAd({ year, month, day });
    return found === undefined ? { problem: 'missing' } : { day: found };
  }
  const found = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return year >= FIRST_AD_YEAR && startOfKathmanduDate(found)
    ? { day: found }
    : { problem: 'missing' };
}

/** A day as typed in Bikram Sambat; in AD if unknown. */
export function writeDay(day: string, calendar: BsCalendar): string {
  const found = calendar.toBs(day);
  if (!found) return day;
  const { year, month, day: number } = found;
  return [year, month, number].map((part) => String(part).padStart(2, '0')).join('-');
}
