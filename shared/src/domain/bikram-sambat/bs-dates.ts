import type { CalendarChoice } from '@pasal/shared/contracts';
import { AD_DATES, type Dates } from '../dates';
import { kathmanduDate, kathmanduTime } from '../kathmandu-time';
import type { BsCalendar, BsDay } from './bs-calendar';
import * as messages from './messages';

const onDay = (moment: string) => kathmanduDate(new Date(moment));

/** A language's texts for dates. */
interface DateWords {
  inAd: Dates;
  words: Omit<typeof messages, 'BS_MONTHS'>;
}
/** Those of the build; a server also has the other language. */
const OWN: DateWords = { inAd: AD_DATES, words: messages };

/** Makes a formatter for dates in Bikram Sambat or both calendars; days unknown to the calendar are written only in AD. */
export function makeDates(
  choice: CalendarChoice,
  calendar: BsCalendar,
  { inAd, words }: DateWords = OWN,
): Dates {
  if (choice === 'ad') return inAd;
  const wholeDay = ({ year, month, day }: BsDay) => words.wholeDay(day, month, year);
  const monthDay = ({ month, day }: BsDay) => words.dayOfMonth(day, month);

  const write = (ad: string, day: string, inBs: (day: BsDay) => string, whole = inBs): string => {
    const found = calendar.toBs(day);
    if (!found) return ad;
    return choice === 'bs' ? whole(found) : words.both(ad, inBs(found));
  };
  const oneDay = (day: string) => {
    const ad = inAd.day(day);
    const [weekday = ''] = ad.split(',');
    return write(ad, day, monthDay, (found) => words.withWeekday(weekday, monthDay(found)));
  };

  return {
    dateTime: (moment) =>
      write(inAd.dateTime(moment), onDay(moment), wholeDay, (found) =>
        words.withTime(wholeDay(found), kathmanduTime(new Date(moment))),
      ),
    date: (moment) => write(inAd.date(moment), onDay(moment), wholeDay),
    day: oneDay,
    days: ({ from, to }) => (from === to ? oneDay(to) : words.fromTo(oneDay(from), oneDay(to))),
    monthDay: (day) => write(inAd.monthDay(day), day, monthDay),
  };
}
