import { makeBsCalendar } from './bs-calendar';
import { readDay, writeDay } from './read-day';

const calendar = makeBsCalendar();

test.each([
  ['2083-08-10', { day: '2026-11-26' }],
  [' 2083/8/10 ', { day: '2026-11-26' }],
  ['२०८३-०८-१०', { day: '2026-11-26' }],
  ['20830810', { day: '2026-11-26' }],
  ['2026-11-26', { day: '2026-11-26' }],
  ['2083-08-30', { problem: 'missing' }],
  ['2083-13-01', { problem: 'missing' }],
  ['2026-02-30', { problem: 'missing' }],
  ['1999-01-01', { problem: 'missing' }],
  ['2084-01-01', { problem: 'unknown', first: 2000, last: 2083 }],
  ['10 Mangsir', { problem: 'unwritten' }],
  ['2083-08', { problem: 'unwritten' }],
])('%p is read as %j', (text, read) => {
  expect(readDay(text, calendar)).toEqual(read);
});

test('a day is written as it is typed; in AD where it is not known', () => {
  expect(writeDay('2026-11-26', calendar)).toBe('2083-08-10');
  expect(writeDay('2027-04-14', calendar)).toBe('2027-04-14');
});
