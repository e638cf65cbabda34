import { writeDigits } from './numerals.ne';

/** How dates of AD are written; days of the week begin with Sunday, months with January. */

const WEEKDAYS = ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिही', 'शुक्र', 'शनि'];
const MONTHS = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
];

/** A day of a month, from 0. */
export const dayOfMonth = (day: string, month: number) => `${writeDigits(day)} ${MONTHS[month]}`;
export const wholeDay = (day: string, month: number, year: number) =>
  `${dayOfMonth(day, month)} ${writeDigits(year)}`;
export const withWeekday = (weekday: number, day: string) => `${WEEKDAYS[weekday]}, ${day}`;
export const withTime = (day: string, time: string) => `${day}, ${writeDigits(time)}`;
export const fromTo = (from: string, to: string) => `${from} देखि ${to}`;
