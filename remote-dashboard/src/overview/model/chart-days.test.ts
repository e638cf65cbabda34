import { highestOf, pointsOf, readSpan, sumOf, writeSpan } from './chart-days';

const days = [
  { day: '2026-11-19', orders: 2, revenue: 0.1 },
  { day: '2026-11-20', orders: 2, revenue: 0.2 },
  { day: '2026-11-21', orders: 0, revenue: 0 },
];
const points = pointsOf(days, (day) => day);

describe('the days of a chart', () => {
  it.each([
    ['', { days: 30 }],
    ['days=7', { days: 7 }],
    ['days=90', { days: 90 }],
    ['days=31', { days: 30 }],
    ['from=2026-11-17&to=2026-11-26', { days: 30, from: '2026-11-17', to: '2026-11-26' }],
    ['from=2026-11-31&to=2026-11-26', { days: 30 }],
    ['days=7&from=2026-11-17', { days: 7 }],
  ])('the address %p asks for %j', (address, expected) => {
    expect(readSpan(new URLSearchParams(address))).toEqual(expected);
  });

  it('what is usual leaves the address, and days take the place of a period', () => {
    expect(writeSpan(new URLSearchParams('days=7&a=b'), { days: 30 }).toString()).toBe('a=b');
    const period = { from: '2026-11-17', to: '2026-11-26' };
    const address = writeSpan(new URLSearchParams('days=90'), period);
    expect(address.toString()).toBe('from=2026-11-17&to=2026-11-26');
    expect(writeSpan(address, { days: 90 }).toString()).toBe('days=90');
  });

  it('amounts add up exactly, days of one name too', () => {
    expect(sumOf(days, 'revenue')).toBe(0.3);
    expect(pointsOf(days, () => 'Mangsir')).toEqual([
      { label: 'Mangsir', orders: 4, revenue: 0.3 },
    ]);
  });

  it('the highest day is the latest of several, and none where there is nothing', () => {
    expect(highestOf(points, 'orders')?.label).toBe('2026-11-20');
    expect(highestOf(points.slice(2), 'orders')).toBeUndefined();
  });
});
