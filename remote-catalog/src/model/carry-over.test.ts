import { carryOver } from './carry-over';
import { noFilters } from './listing-filters';

const lg = { ...noFilters, brands: ['LG'] };

test('a choice is added to those that the page does not show yet', () => {
  const wanted = { ...lg, brands: ['LG', 'Sony'], minPrice: 500, page: 1 };
  expect(carryOver(lg, { ...lg, sort: 'price_asc' }, wanted)).toEqual({
    ...wanted,
    sort: 'price_asc',
  });
  expect(carryOver(lg, { ...lg, brands: ['LG', 'Tapo'] }, wanted).brands).toEqual([
    'LG',
    'Sony',
    'Tapo',
  ]);
});

test('what a choice takes away is gone, and the other choices stay', () => {
  const wanted = { ...lg, brands: ['LG', 'Sony'], minPrice: 500 };
  expect(carryOver(lg, noFilters, wanted)).toEqual({
    ...noFilters,
    brands: ['Sony'],
    minPrice: 500,
  });
  const { minPrice: _taken, ...without } = wanted;
  expect(carryOver(wanted, without, wanted)).toEqual(without);
});

test('where the page shows all that is wanted, a choice is what it says', () => {
  const next = { ...noFilters, available: true, page: 3 } as const;
  expect(carryOver(lg, next, lg)).toEqual(next);
});
