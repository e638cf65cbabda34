import { makeBsCalendar } from './bs-calendar';
import { makeDates } from './bs-dates';

const bs = makeDates('bs', makeBsCalendar());
const both = makeDates('both', makeBsCalendar());
/** 20:20 in London is past midnight in Kathmandu. */
const NIGHT = '2026-11-25T20:20:00.000Z';

test('moments and days are those of Kathmandu, in one calendar or in both', () => {
  expect([bs.dateTime(NIGHT), bs.date(NIGHT)]).toEqual([
    '10 Mangsir 2083, 02:05',
    '10 Mangsir 2083',
  ]);
  expect([both.dateTime(NIGHT), both.date(NIGHT)]).toEqual([
    '26 Nov 2026, 02:05 (10 Mangsir 2083)',
    '26 Nov 2026 (10 Mangsir 2083)',
  ]);
  const promised = { from: '2026-11-24', to: '2026-11-26' };
  expect(bs.days(promised)).toBe('Tue, 8 Mangsir to Thu, 10 Mangsir');
  expect(both.days({ from: promised.to, to: promised.to })).toBe('Thu, 26 Nov (10 Mangsir)');
  expect([bs.monthDay(promised.to), both.monthDay(promised.to)]).toEqual([
    '10 Mangsir',
    '26 Nov (10 Mangsir)',
  ]);
});

test('a day that is not known is written in AD alone', () => {
  const after = '2027-04-13T18:15:00.000Z';
  expect([bs.date(after), both.dateTime(after)]).toEqual(['14 Apr 2027', '14 Apr 2027, 00:00']);
  expect(bs.days({ from: '2027-04-13', to: '2027-04-14' })).toBe('Tue, 30 Chaitra to Wed, 14 Apr');
});
