import { daysLater, kathmanduDate, startOfKathmanduDate } from '@pasal/shared/domain';

/** The previous day, such as `2026-11-20`: anything promised by then is late. */
export function dayBefore(day: string): string {
  const start = startOfKathmanduDate(day);
  return start === null ? day : kathmanduDate(daysLater(start, -1));
}
