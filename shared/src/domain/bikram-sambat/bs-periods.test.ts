import { makeBsCalendar } from './bs-calendar';
import { fiscalYearOf, readyPeriods } from './bs-periods';

const calendar = makeBsCalendar();

test('months and fiscal years of a day', () => {
  expect(readyPeriods(calendar, '2026-11-26')).toEqual([
    { name: 'Mangsir 2083', from: '2026-11-17', to: '2026-11-26' },
    { name: 'Kartik 2083', from: '2026-10-18', to: '2026-11-16' },
    { name: 'FY 2083/84', from: '2026-07-17', to: '2026-11-26' },
    { name: 'FY 2082/83', from: '2025-07-17', to: '2026-07-16' },
  ]);
});

test('the month before Baishakh is of the year before; the fiscal year begins with Shrawan', () => {
  expect(readyPeriods(calendar, '2026-04-14').map(({ name }) => name)).toEqual([
    'Baishakh 2083',
    'Chaitra 2082',
    'FY 2082/83',
    'FY 2081/82',
  ]);
  expect(fiscalYearOf({ year: 2083, month: 3 })).toBe(2082);
  expect(fiscalYearOf({ year: 2099, month: 4 })).toBe(2099);
});

test('nothing is reckoned from a year that was not announced', () => {
  expect(readyPeriods(calendar, '2027-04-14')).toEqual([]);
});
