import * as fc from 'fast-check';
import { kathmanduDate, daysLater } from '../kathmandu-time';
import { makeBsCalendar, sumOf } from './bs-calendar';

const calendar = makeBsCalendar();
const next = (day: string) => kathmanduDate(daysLater(new Date(`${day}T00:00:00Z`), 1));

test.each([
  ['1943-04-14', { year: 2000, month: 1, day: 1 }],
  ['2026-04-14', { year: 2083, month: 1, day: 1 }],
  ['2026-07-17', { year: 2083, month: 4, day: 1 }],
  ['2026-11-26', { year: 2083, month: 8, day: 10 }],
  ['2027-04-13', { year: 2083, month: 12, day: 30 }],
])('%s is %j', (day, inBs) => {
  expect(calendar.toBs(day)).toEqual(inBs);
  expect(calendar.toAd(inBs)).toBe(day);
});

test('every day of the table is one day of AD and comes back, and no two are the same', () => {
  let day = '1943-04-14';
  for (let year = calendar.first; year <= calendar.last; year += 1) {
    const lengths = calendar.lengthsOf(year) ?? [];
    expect([365, 366]).toContain(sumOf(lengths));
    for (const [at, days] of lengths.entries()) {
      for (let number = 1; number <= days; number += 1) {
        const inBs = { year, month: at + 1, day: number };
        if (calendar.toAd(inBs) !== day) throw new Error(`${day} is not ${JSON.stringify(inBs)}`);
        expect(calendar.toBs(day)).toEqual(inBs);
        day = next(day);
      }
    }
  }
  expect(calendar.toBs(day)).toBeUndefined();
});

test('nothing is said of a day outside the table, or of one there is not', () => {
  for (const day of ['1943-04-13', '2027-04-14', 'today', '']) {
    expect(calendar.toBs(day)).toBeUndefined();
  }
  for (const [year, month, day] of [
    [1999, 12, 30],
    [2084, 1, 1],
    [2083, 13, 1],
    [2083, 8, 30],
    [2083, 8, 0],
  ] as const) {
    expect(calendar.toAd({ year, month, day })).toBeUndefined();
  }
});

const LENGTHS = [31, 31, 32, 31, 31, 30, 30, 30, 29, 30, 30, 30];

test('an owner adds the next year, and corrects one that is known; the days before it stay', () => {
  const longer = makeBsCalendar([
    { year: 2085, months: LENGTHS },
    { year: 2084, months: LENGTHS },
  ]);
  expect(longer.last).toBe(2085);
  expect(longer.toBs('2027-04-14')).toEqual({ year: 2084, month: 1, day: 1 });
  const months = (calendar.lengthsOf(2083) ?? []).with(11, 31);
  const corrected = makeBsCalendar([{ year: 2083, months }]);
  expect(corrected.toBs('2027-04-14')).toEqual({ year: 2083, month: 12, day: 31 });
  const before = { min: new Date('1943-04-14'), max: new Date('2027-04-13'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(before), (at) => {
      const day = at.toISOString().slice(0, 10);
      expect(corrected.toBs(day)).toEqual(calendar.toBs(day));
    }),
  );
});

test('a year after a gap is not known: where it begins nobody knows', () => {
  expect(makeBsCalendar([{ year: 2085, months: LENGTHS }]).last).toBe(2083);
});
