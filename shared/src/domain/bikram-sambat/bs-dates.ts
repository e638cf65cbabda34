import type { CalendarChoice } from '@pasal/shared/contracts';
import { AD_DATES, type Dates } from '../dates';
import { kathmanduDate, kathmanduTime } from '../kathmandu-time';
import type { BsCalendar, BsDay } from './bs-calendar';
import * as messages from './messages';

const onDay = (moment: string) => kathmanduDate(new Date(moment));

const wholeDay = ({ year, month, day }: BsDay) => messages.wholeDay(day, month, year);
const monthDay = ({ month, day }: BsDay) => messages.dayOfMonth(day, month);

/**
 * Makes what writes dates in Bikram Sambat, or in both calendars; a day that the calendar does not know is written in AD
 * alone.
 */
export function makeDates(choice: CalendarChoice, calendar: BsCalendar): Dates {
  if (choice === 'ad') return AD_DATES;

  const write = (ad: string, day: string, inBs: (day: BsDay) => string, whole = inBs): string => {
    const found = calendar.toBs(day);
    if (!found) return ad;
    return choice === 'bs' ? whole(found) : messages.both(ad, inBs(found));
  };
  const oneDay = (day: string) => {
    const ad = AD_DATES.day(day);
    const [weekday = ''] = ad.split(',');
    return write(ad, day, monthDay, (found) => messages.withWeekday(weekday, monthDay(found)));
  };

  return {
    dateTime: (moment) =>
      write(AD_DATES.dateTime(moment), onDay(moment), wholeDay, (found) =>
        messages.withTime(wholeDay(found), kathmanduTime(new Date(moment))),
      ),
    date: (moment) => write(AD_DATES.date(moment), onDay(moment), wholeDay),
    day: oneDay,
    days: ({ from, to }) => (from === to ? oneDay(to) : messages.fromTo(oneDay(from), oneDay(to))),
    monthDay: (day) => write(AD_DATES.monthDay(day), day, monthDay),
  };
}
