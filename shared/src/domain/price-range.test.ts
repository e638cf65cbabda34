import { chosenRange, moveEnd, sliderMaximum } from './price-range';

test.each([
  [0, 1000],
  [999, 1000],
  [1000, 1000],
  [1000.5, 1100],
  [12_34_567, 12_34_600],
])('maximum of %f rounded up to the next 100, at least 1000: %i', (dearest, maximum) => {
  expect(sliderMaximum(dearest)).toBe(maximum);
});

test('an end nobody chose stands at the end of the slider', () => {
  expect(chosenRange(undefined, undefined, 2000)).toEqual({ low: 0, high: 2000 });
  expect(chosenRange(500, 9000, 2000)).toEqual({ low: 500, high: 2000 });
});

test('an end stops at the other one and at the slider', () => {
  const range = { low: 500, high: 800 };
  expect(moveEnd(range, 'low', 900, 2000)).toEqual({ low: 800, high: 800 });
  expect(moveEnd(range, 'high', 100, 2000)).toEqual({ low: 500, high: 500 });
  expect(moveEnd(range, 'high', 9999, 2000)).toEqual({ low: 500, high: 2000 });
});
