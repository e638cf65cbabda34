import type { ReadDay } from '@pasal/shared/domain';

export const hint = 'Such as 2083-08-10';
export const choose = (label: string) => `Choose the day: ${label}`;
export const month = 'Month';
export const year = 'Year';
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Why a text isn't a date, and what to do. */
export function problemOf(read: Exclude<ReadDay, { day: string }>): string {
  if (read.problem === 'unknown') {
    return `BS is known from ${read.first} to ${read.last}. Type this day in AD, such as 2027-05-01.`;
  }
  return read.problem === 'missing'
    ? "This day doesn't exist. Check its month and day."
    : 'Type the day as 2083-08-10, or in AD as 2026-11-26.';
}
