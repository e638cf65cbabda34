import { rangeFilter } from './price-filter';

test('an end at the end of the slider is no filter', () => {
  expect(rangeFilter({ low: 0, high: 2000 }, 2000)).toEqual({});
  expect(rangeFilter({ low: 100, high: 1900 }, 2000)).toEqual({ minPrice: 100, maxPrice: 1900 });
});
