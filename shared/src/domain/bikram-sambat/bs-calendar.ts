import type { CalendarYear } from '@pasal/shared/contracts';
import { tableLengths, TABLE_YEARS } from './month-lengths';

const DAY = 24 * 60 * 60_000;
/** 1 Baishakh 2000 is 14 April 1943. */
const FIRST_DAY = Date.UTC(1943, 3, 14) / DAY;

/** A Bikram Sambat date; Baishakh is month 1. */
export interface BsDay {
  year: number;
  month: number;
  day: number;
}

/** The known range of Bikram Sambat: days are integers, and AD dates are written `2026-11-26`. */
export interface BsCalendar {
  /** The first and last known year. */
  first: number;
  last: number;
  /** The lengths of its twelve months; undefined for an unknown year. */
  lengthsOf: (year: number) => readonly number[] | undefined;
  /** The day in Bikram Sambat; undefined if unknown. */
  toBs: (day: string) => BsDay | undefined;
  /** The day in AD; undefined if unknown or invalid. */
  toAd: (day: BsDay) => string | undefined;
}

export const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, days) => sum + days, 0);

/** The table with an owner's years; a year that leaves a gap is ignored. */
function knownLengths(own: readonly CalendarYear[]): (readonly number[])[] {
  const known: (readonly number[])[] = tableLengths();
  for (const { year, months } of own.toSorted((one, other) => one.year - other.year)) {
    const at = year - TABLE_YEARS.first;
    if (at >= 0 && at <= known.length) known[at] = months;
  }
  return known;
}

/** Makes the calendar of a shop whose years correct or extend the table. */
export function makeBsCalendar(own: readonly CalendarYear[] = []): BsCalendar {
  const known = knownLengths(own);
  const { first } = TABLE_YEARS;
  /** The first day of each year, counted from 1970; the last entry is the first unknown day. */
  const starts = [FIRST_DAY];
  for (const lengths of known) starts.push((starts.at(-1) ?? 0) + sumOf(lengths));

  return {
    first,
    last: first + known.length - 1,
    lengthsOf: (year) => known[year - first],
    toBs(day) {
      const count = Date.parse(`${day}T00:00:00Z`) / DAY;
      const at = starts.findLastIndex((start) => start <= count);
      const lengths = known[at];
      if (!lengths) return undefined;
      let left = count - (starts[at] ?? 0);
      const month = lengths.findIndex((days) => {
        if (left < days) return true;
        left -= days;
        return false;
      });
      return { year: first + at, month: month + 1, day: left + 1 };
    },
    toAd({ year, month, day }) {
      const lengths = known[year - first];
      if (!lengths || day < 1 || day > (lengths[month - 1] ?? 0)) return undefined;
      const start = starts[year - first] ?? 0;
      const count = start + sumOf(lengths.slice(0, month - 1)) + day - 1;
      return new Date(count * DAY).toISOString().slice(0, 10);
    },
  };
}
