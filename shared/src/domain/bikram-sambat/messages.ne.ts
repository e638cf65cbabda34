import { writeDigits } from '../numerals.ne';

/** The months of Bikram Sambat by language, Baishakh first. */
export const BS_MONTHS = {
  en: [
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
  ],
  ne: ['वैशाख', 'जेठ', 'असार', 'साउन', 'भदौ', 'असोज', 'कात्तिक', 'मंसिर', 'पुस', 'माघ', 'फागुन', 'चैत'],
} as const;

/** The name of a month, from 1. */
export const monthName = (month: number): string => BS_MONTHS.ne[month - 1] ?? '';
export const monthOfYear = (month: number, year: number) =>
  `${monthName(month)} ${writeDigits(year)}`;
export const dayOfMonth = (day: number, month: number) => `${writeDigits(day)} ${monthName(month)}`;
export const wholeDay = (day: number, month: number, year: number) =>
  `${writeDigits(day)} ${monthName(month)} ${writeDigits(year)}`;
export const withTime = (day: string, time: string) => `${day}, ${writeDigits(time)}`;
export const withWeekday = (weekday: string, day: string) => `${weekday}, ${day}`;
/** A day in both calendars: Bikram Sambat comes first. */
export const both = (ad: string, bs: string) => `${bs} (${ad})`;
export const fromTo = (from: string, to: string) => `${from} देखि ${to}`;
/** A fiscal year, such as २०८३/८४, by the year in which it begins. */
const fiscalYearName = (year: number) =>
  writeDigits(`${year}/${String((year + 1) % 100).padStart(2, '0')}`);
export const fiscalYear = (year: number) => `आ.व. ${fiscalYearName(year)}`;
