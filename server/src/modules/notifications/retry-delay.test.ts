import { MAX_ATTEMPTS, retryDelay } from './retry-delay';

const HOUR = 60 * 60;

test('the wait doubles from half a minute up to four hours', () => {
  const waits = [1, 2, 3, 4, 9, 10, 14].map((attempts) => retryDelay(attempts, 0.5));
  expect(waits).toEqual([30, 60, 120, 240, 7680, 4 * HOUR, 4 * HOUR]);
});

test('it is spread by a quarter either way', () => {
  expect([retryDelay(3, 0), retryDelay(3, 1)]).toEqual([90, 150]);
  const random = Array.from({ length: 100 }, () => retryDelay(1));
  expect(Math.min(...random)).toBeGreaterThanOrEqual(22.5);
  expect(Math.max(...random)).toBeLessThanOrEqual(37.5);
  expect(new Set(random).size).toBeGreaterThan(50);
});

test('all attempts together take about a day', () => {
  let total = 0;
  for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts += 1) total += retryDelay(attempts, 0.5);
  expect(total / HOUR).toBeGreaterThan(20);
  expect(total / HOUR).toBeLessThan(28);
});
