import type { CalendarYear } from '@pasal/shared/contracts';
import { TABLE_YEARS } from './month-lengths';

interface YearProblem {
  at: number;
  problem: 'twice' | 'gap';
  /** The year that must be added first. */
  missing: number;
}

/** Finds problems in an owner's list of years, by index: duplicates, and a year that leaves a gap. */
export function yearProblems(years: readonly Pick<CalendarYear, 'year'>[]): YearProblem[] {
  const named = new Set(years.map(({ year }) => year));
  let next = TABLE_YEARS.last + 1;
  while (named.has(next)) next += 1;
  return years.flatMap(({ year }, at): YearProblem[] => {
    if (years.findIndex((other) => other.year === year) < at) {
      return [{ at, problem: 'twice', missing: next }];
    }
    return year > next ? [{ at, problem: 'gap', missing: next }] : [];
  });
}
