import * as messages from './date-messages';

/** Nepal's offset from UTC; it has no summer time (D38). */
const OFFSET_MINUTES = 5 * 60 + 45;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The day after one in this year still has a four-digit year. */
const LAST_YEAR = 9998;

/** The time of the last local midnight at or before `at`. */
export function startOfKathmanduDay(at: Date): Date {
  const local = at.getTime() + OFFSET_MINUTES * MINUTE;
  return new Date(Math.floor(local / DAY) * DAY - OFFSET_MINUTES * MINUTE);
}

/** The calendar day in Kathmandu, such as `2026-11-21`. */
export function kathmanduDate(at: Date): string {
  return new Date(at.getTime() + OFFSET_MINUTES * MINUTE).toISOString().slice(0, 10);
}

/** The time of day in Kathmandu, such as `14:05`. */
export function kathmanduTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MINUTES * MINUTE).toISOString().slice(11, 16);
}

/** `days` whole days later, or earlier when negative; Nepal has no summer time. */
export function daysLater(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY);
}

/** Calendar year and month (0–11) in Kathmandu. */
export function kathmanduMonth(at: Date): { year: number; month: number } {
  const local = new Date(at.getTime() + OFFSET_MINUTES * MINUTE);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() };
}

/** The time the given local month begins; months below 0 or above 11 roll over. */
export function startOfKathmanduMonth(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 1) - OFFSET_MINUTES * MINUTE);
}

/** The bounds of the overview's three counts (D28) and of the previous periods. */
export function overviewPeriods(now: Date) {
  const today = startOfKathmanduDay(now);
  const { year, month } = kathmanduMonth(now);
  return {
    today,
    last7Days: daysLater(today, -6),
    lastMonth: {
      from: startOfKathmanduMonth(year, month - 1),
      to: startOfKathmanduMonth(year, month),
    },
    before: {
      today: daysLater(today, -1),
      last7Days: daysLater(today, -13),
      lastMonth: startOfKathmanduMonth(year, month - 2),
    },
  };
}

/** `21 Nov 2026`, the Kathmandu date at that time. Without `Intl`: creating its formatter is slow on phones. */
export function formatDate(iso: string): string {
  const [year = '', month = '', day = ''] = kathmanduDate(new Date(iso)).split('-');
  return messages.wholeDay(day, Number(month) - 1, Number(year));
}

/** `21 Nov 2026, 14:05` in Kathmandu, identical on server and client. */
export const formatDateTime = (iso: string): string =>
  messages.withTime(formatDate(iso), kathmanduTime(new Date(iso)));

/**
 * The time a Kathmandu day begins, or one `after` days later; null for a nonexistent day, and before 1970 or after
 * 9998: databases don't write all of those as JavaScript does.
 * @param date such as `2026-11-21`
 */
export function startOfKathmanduDate(date: string, after = 0): Date | null {
  const midnight = new Date(`${date}T00:00:00Z`);
  const exists =
    midnight.getTime() >= 0 &&
    midnight.getUTCFullYear() <= LAST_YEAR &&
    midnight.toISOString().startsWith(date);
  return exists ? new Date(midnight.getTime() + after * DAY - OFFSET_MINUTES * MINUTE) : null;
}
