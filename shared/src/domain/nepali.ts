/** Nepali for a server, which writes both languages; a page's build has one. */
import type { CalendarChoice } from '@pasal/shared/contracts';
import { makeDates, type BsCalendar } from './bikram-sambat';
import * as bsWords from './bikram-sambat/messages.ne';
import * as words from './date-messages.ne';
import type { Dates } from './dates';
import { kathmanduDate, kathmanduTime } from './kathmandu-time';
import { formatRupees } from './money';
import { RUPEES, writeDigits } from './numerals.ne';

export * from './labels.ne';
export * from './order-life/labels.ne';
export { writeDigits } from './numerals.ne';
export * as headWords from './page-heads/messages.ne';
export { WORDS } from './words.ne';

/** `रु. १,२३,४५६` for what `formatRupees` writes in English. */
export const formatNepaliRupees = (rupees: number): string =>
  writeDigits(formatRupees(rupees).replace(/^\S+/, RUPEES));

const monthDay = (day: string) =>
  words.dayOfMonth(String(Number(day.slice(8))), Number(day.slice(5, 7)) - 1);
const weekday = (day: string) =>
  words.withWeekday(new Date(`${day}T00:00:00Z`).getUTCDay(), monthDay(day));
const date = (moment: string) => {
  const [year, month, day = ''] = kathmanduDate(new Date(moment)).split('-');
  return words.wholeDay(day, Number(month) - 1, Number(year));
};
const inAd: Dates = {
  dateTime: (moment) => words.withTime(date(moment), kathmanduTime(new Date(moment))),
  date,
  day: weekday,
  days: ({ from, to }) => (from === to ? weekday(to) : words.fromTo(weekday(from), weekday(to))),
  monthDay,
};

/** As `formatDays`, in Nepali. */
export const formatNepaliDays = inAd.days;

/** What writes dates in Nepali, in these calendars. */
export const makeNepaliDates = (choice: CalendarChoice, calendar: BsCalendar) =>
  makeDates(choice, calendar, { inAd, words: bsWords });
