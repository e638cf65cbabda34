/** The texts of a Bikram Sambat date, in their own module: a page that needs no rules loads only these. */

/** The months, Baishakh first. */
const MONTHS = [
  'Baishakh',
  'Jestha',
  'Ashadh',
  'Shrawan',
  'Bhadra',
  'Ashwin',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
] as const;

/** The name of a month, from 1. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
export const dayOfMonth = (day: number, month: number) => `${day} ${monthName(month)}`;
export const withWeekday = (weekday: string, day: string) => `${weekday}, ${day}`;
/** A day in both calendars. */
export const both = (ad: string, bs: string) => `${ad} (${bs})`;
