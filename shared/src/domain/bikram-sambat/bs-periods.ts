import { daysLater, kathmanduDate } from '../kathmandu-time';
import type { BsCalendar, BsDay } from './bs-calendar';
import * as messages from './messages';

/** Shrawan: the first month of the fiscal year. */
const FISCAL_MONTH = 4;

/** A range of AD days, with its name in Bikram Sambat. */
export interface BsPeriod {
  name: string;
  from: string;
  to: string;
}

/** The year in which a day's fiscal year begins. */
export const fiscalYearOf = ({ year, month }: Pick<BsDay, 'year' | 'month'>) =>
  month >= FISCAL_MONTH ? year : year - 1;

const dayBefore = (day: string) => kathmanduDate(daysLater(new Date(`${day}T00:00:00Z`), -1));

/**
 * The preset report periods as of today: this month and fiscal year to date, and the previous ones in full. Empty if
 * today is unknown; a period that begins before the table is omitted.
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

/** The month of a day with its year; undefined for an unknown day. */
export function monthNameOf(day: string, calendar: BsCalendar): string | undefined {
  const found = calendar.toBs(day);
  return found && messages.monthOfYear(found.month, found.year);
}
