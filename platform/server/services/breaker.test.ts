import { createBreaker } from './breaker';
import { AWAY_FOR, FAILURES_IN_A_ROW } from './limits';

function openBreaker() {
  const clock = { now: 0 };
  const breaker = createBreaker(() => clock.now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.fail();
  };
  return { clock, breaker, fail };
}

test('it opens after failures in a row, not after as many between successes', () => {
  const { breaker, fail } = openBreaker();
  fail(FAILURES_IN_A_ROW - 1);
  breaker.succeed();
  fail(FAILURES_IN_A_ROW - 1);
  expect(breaker.mayTry()).toBe(true);
  fail(1);
  expect([breaker.isOpen(), breaker.mayTry()]).toEqual([true, false]);
});

test('after a while one request tries, and its end decides', () => {
  const { clock, breaker, fail } = openBreaker();
  fail(FAILURES_IN_A_ROW);
  clock.now = AWAY_FOR;
  expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
  fail(1);
  clock.now += AWAY_FOR - 1;
  expect(breaker.mayTry()).toBe(false);
  clock.now += 1;
  expect(breaker.mayTry()).toBe(true);
  breaker.succeed();
  expect([breaker.isOpen(), breaker.mayTry(), breaker.mayTry()]).toEqual([false, true, true]);
});
