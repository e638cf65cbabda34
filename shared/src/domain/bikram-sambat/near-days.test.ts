import { AD_DATES } from '../dates';
import { daysLater } from '../kathmandu-time';
import { makeBsCalendar } from './bs-calendar';
import { makeDates } from './bs-dates';
import { knowsNearDays, writeNearDay } from './near-days';

const OWN = [
  { year: 2083, months: [31, 32, 31, 31, 31, 30, 30, 30, 29, 30, 30, 30] },
  { year: 2084, months: [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30] },
];

test.each([
  ['of the table', []],
  ['an owner corrected and added', OWN],
  ['an owner added', OWN.slice(1)],
  ['in another order', OWN.toReversed()],
])('the days of years %s are written as the rules write them', (_, own) => {
  const calendar = makeBsCalendar(own);
  const both = makeDates('both', calendar);
  const first = new Date(`${calendar.toAd({ year: 2083, month: 1, day: 1 })}T00:00:00Z`);
  for (let later = 0; later < 800; later += 1) {
    const day = daysLater(first, later).toISOString().slice(0, 10);
    expect([day, writeNearDay(day, AD_DATES.day(day), own)]).toEqual([day, both.day(day)]);
  }
  const before = daysLater(first, -1).toISOString().slice(0, 10);
  expect(writeNearDay(before, 'before', own)).toBe('before');
});

test('where an earlier year was corrected, the rules are needed', () => {
  expect([knowsNearDays(OWN), knowsNearDays([{ year: 2082, months: [] }])]).toEqual([true, false]);
});
