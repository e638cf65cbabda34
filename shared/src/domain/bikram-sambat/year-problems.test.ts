import { yearProblems } from './year-problems';

const problems = (...years: number[]) => yearProblems(years.map((year) => ({ year })));

test('years follow each other, and each is named once', () => {
  expect(problems(2085, 2084, 2083, 2050)).toEqual([]);
  expect(problems(2084, 2086)).toEqual([{ at: 1, problem: 'gap', missing: 2085 }]);
  expect(problems(2084, 2084)).toEqual([{ at: 1, problem: 'twice', missing: 2085 }]);
});
