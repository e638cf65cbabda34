import { dateConfigMap } from 'nepali-date-converter';
import { NEPALI_DATE_MAP } from 'nepali-date-library';
import { tableLengths, TABLE_YEARS } from './month-lengths';

const converter = dateConfigMap as Record<string, Record<string, number>>;
/** The months of a year by two packages; they are used only here. */
const monthsOf = (year: number) => ({
  converter: Object.values(converter[year] ?? {}),
  library: NEPALI_DATE_MAP.find((known) => known.year === year)?.days,
});

test('every month of every year is that of two packages', () => {
  const own = tableLengths();
  expect(own).toHaveLength(84);
  for (const [at, months] of own.entries()) {
    const year = TABLE_YEARS.first + at;
    expect({ year, ...monthsOf(year) }).toEqual({ year, converter: months, library: months });
  }
});

test('the table ends where the packages begin to contradict each other', () => {
  const disagreed = [2084, 2085, 2086, 2087, 2088, 2089, 2090].filter((year) => {
    const { converter: one, library: other } = monthsOf(year);
    return JSON.stringify(one) !== JSON.stringify(other);
  });
  expect(disagreed).toEqual([2084, 2087, 2088, 2089, 2090]);
  expect(TABLE_YEARS.last + 1).toBe(disagreed[0]);
});
