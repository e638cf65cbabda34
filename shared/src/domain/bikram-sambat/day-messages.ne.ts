import { writeDigits } from '../numerals.ne';

/** The texts of a Bikram Sambat date, in their own module: a page that needs no rules loads only these. */

/** The months, Baishakh first. */
const MONTHS = [
  'वैशाख',
  'जेठ',
  'असार',
  'साउन',
  'भदौ',
  'असोज',
  'कात्तिक',
  'मंसिर',
  'पुस',
  'माघ',
  'फागुन',
  'चैत',
] as const;

/** The name of a month, from 1. */
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';
export const dayOfMonth = (day: number, month: number) => `${writeDigits(day)} ${monthName(month)}`;
export const withWeekday = (weekday: string, day: string) => `${weekday}, ${day}`;
/** A day in both calendars, Bikram Sambat first. */
export const both = (ad: string, bs: string) => `${bs} (${ad})`;
