import { highestOf, readPeriod, sumOf, writePeriod } from './chart-days';

const days = [
  { day: '2026-11-19', orders: 2, revenue: 0.1 },
  { day: '2026-11-20', orders: 2, revenue: 0.2 },
  { day: '2026-11-21', orders: 0, revenue: 0 },
];

describe('the days of a chart', () => {
  it.each([
    ['', 30],
    ['days=7', 7],
    ['days=90', 90],
    ['days=31', 30],
  ])('the address %p asks for %i of them', (address, expected) => {
    expect(readPeriod(new URLSearchParams(address))).toBe(expected);
  });

  it('the usual period leaves the address', () => {
    expect(writePeriod(new URLSearchParams('days=7&a=b'), 30).toString()).toBe('a=b');
    expect(writePeriod(new URLSearchParams(''), 90).toString()).toBe('days=90');
  });

  it('amounts add up exactly', () => {
    expect(sumOf(days, 'revenue')).toBe(0.3);
  });

  it('the highest day is the latest of several, and none where there is nothing', () => {
    expect(highestOf(days, 'orders')?.day).toBe('2026-11-20');
    expect(highestOf(days.slice(2), 'orders')).toBeUndefined();
  });
});
