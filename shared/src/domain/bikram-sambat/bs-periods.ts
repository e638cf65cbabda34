import { daysLater, kathmanduDate } from '../kathmandu-time';
import type { BsCalendar, BsDay } from './bs-calendar';
import * as messages from './messages';

/** Shrawan: the fiscal year begins with it. */
const FISCAL_MONTH = 4;

/** Days of AD from one to another, with their name in Bikram Sambat. */
export interface BsPeriod {
  name: string;
  from: string;
  to: string;
}

/** The year in which the fiscal year of a day begins. */
export const fiscalYearOf = ({ year, month }: Pick<BsDay, 'year' | 'month'>) =>
  month >= FISCAL_MONTH ? year : year - 1;

const dayBefore = (day: string) => kathmanduDate(daysLater(new Date(`${day}T00:00:00Z`), -1));

/**
 * The periods that reports are read by, as of today: this month and this fiscal year until today, the last month and the
 * last fiscal year whole. Empty when today is not known; one that begins before the table is left out.
 */
export function readyPeriods(calendar: BsCalendar, today: string): BsPeriod[] {
  const now = calendar.toBs(today);
  if (!now) return [];
  const { year, month } = now;
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  const fiscal = fiscalYearOf(now);
  const startOf = (of: Pick<BsDay, 'year' | 'month'>) => calendar.toAd({ ...of, day: 1 });
  const monthStart = startOf(now);
  const yearStart = startOf({ year: fiscal, month: FISCAL_MONTH });
  const wanted = [
    [messages.monthOfYear(month, year), monthStart, today],
    [
      messages.monthOfYear(before.month, before.year),
      startOf(before),
      monthStart && dayBefore(monthStart),
    ],
    [messages.fiscalYear(fiscal), yearStart, today],
    [
      messages.fiscalYear(fiscal - 1),
      startOf({ year: fiscal - 1, month: FISCAL_MONTH }),
      yearStart && dayBefore(yearStart),
    ],
  ] as const;
  return wanted.flatMap(([name, from, to]) => (from && to ? [{ name, from, to }] : []));
}

/** The month of a day with its year; undefined for a day that is not known. */
export function monthNameOf(day: string, calendar: BsCalendar): string | undefined {
  const found = calendar.toBs(day);
  return found && messages.monthOfYear(found.month, found.year);
}
