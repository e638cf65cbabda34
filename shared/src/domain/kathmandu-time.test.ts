import {
  formatDate,
  formatDateTime,
  overviewPeriods,
  startOfKathmanduDate,
  startOfKathmanduDay,
} from './kathmandu-time';

describe('days in Kathmandu (D28)', () => {
  it.each([
    ['2026-11-20T18:14:59.000Z', '2026-11-19T18:15:00.000Z'],
    ['2026-11-20T18:15:00.000Z', '2026-11-20T18:15:00.000Z'],
  ])('the day of %p begins at %p', (at, start) => {
    expect(startOfKathmanduDay(new Date(at)).toISOString()).toBe(start);
  });

  it('bounds today, the last seven days and the previous calendar month', () => {
    const { today, last7Days, lastMonth } = overviewPeriods(new Date('2026-01-01T00:00:00.000Z'));
    expect(today.toISOString()).toBe('2025-12-31T18:15:00.000Z');
    expect(last7Days.toISOString()).toBe('2025-12-25T18:15:00.000Z');
    expect(lastMonth.from.toISOString()).toBe('2025-11-30T18:15:00.000Z');
    expect(lastMonth.to.toISOString()).toBe('2025-12-31T18:15:00.000Z');
  });

  it.each([
    ['2026-11-21', 0, '2026-11-20T18:15:00.000Z'],
    ['2026-12-31', 1, '2026-12-31T18:15:00.000Z'],
    ['2026-02-30', 0, undefined],
    ['today', 0, undefined],
    ['1970-01-01', 0, '1969-12-31T18:15:00.000Z'],
    ['1969-12-31', 0, undefined],
    ['0000-01-01', 0, undefined],
    ['9998-12-31', 1, '9998-12-31T18:15:00.000Z'],
    ['9999-12-31', 1, undefined],
  ])('the date %p, %p days later, begins at %p', (date, after, start) => {
    expect(startOfKathmanduDate(date, after)?.toISOString()).toBe(start);
  });

  it('shows a moment by the clock of the shop', () => {
    expect(formatDateTime('2026-11-20T18:15:00.000Z')).toBe('21 Nov 2026, 00:00');
    expect(formatDate('2026-11-20T18:15:00.000Z')).toBe('21 Nov 2026');
    expect(formatDate('2026-11-20T18:14:59.000Z')).toBe('20 Nov 2026');
  });
});
