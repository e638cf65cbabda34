import { createBreaker } from './breaker';
import { AWAY_FOR, LAST_ANSWERS, LEAST_FAILURES } from './limits';

function openBreaker() {
  const clock = { now: 0 };
  const breaker = createBreaker(() => clock.now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) breaker.fail();
  };
  return { clock, breaker, fail };
}

test('it opens where nothing but failures came, and after answers once most of the last ones failed', () => {
  const dead = openBreaker();
  dead.fail(LEAST_FAILURES - 1);
  expect(dead.breaker.mayTry()).toBe(true);
  dead.fail(1);
  expect([dead.breaker.isOpen(), dead.breaker.mayTry()]).toEqual([true, false]);

  const dying = openBreaker();
  for (let time = 0; time < LAST_ANSWERS; time += 1) dying.breaker.succeed();
  dying.fail(LEAST_FAILURES);
  expect(dying.breaker.isOpen()).toBe(false);
  dying.fail(LAST_ANSWERS - LEAST_FAILURES);
  expect(dying.breaker.isOpen()).toBe(true);
});

test('failures between answers do not open it, however many come', () => {
  const { breaker, fail } = openBreaker();
  for (let time = 0; time < 100; time += 1) {
    fail(2);
    breaker.succeed();
  }
  expect(breaker.mayTry()).toBe(true);
});

test('after a while one request tries, and its end decides', () => {
  const { clock, breaker, fail } = openBreaker();
  fail(LEAST_FAILURES);
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
