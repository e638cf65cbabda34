import { wilson } from './wilson';

test("Wilson's bounds are those of the textbook", () => {
  const { lower, upper } = wilson({ failed: 1, loads: 9 }, 1.96);
  expect([lower, upper]).toEqual([expect.closeTo(0.0179, 4), expect.closeTo(0.4042, 4)]);
  expect(wilson({ failed: 0, loads: 0 }, 1.96)).toEqual({ lower: 0, upper: 1 });
});
