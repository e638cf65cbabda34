import { boundOfShop, hasFew, hasMany } from './judge';

const shop = { parcels: 1000, refused: 80 };

test('few parcels say nothing of a place, however many of them were refused', () => {
  expect(hasMany({ parcels: 4, refused: 4 }, shop)).toBe(false);
  expect(hasMany({ parcels: 5, refused: 5 }, shop)).toBe(true);
  expect(hasFew({ parcels: 4, refused: 0 }, shop)).toBe(false);
  expect(hasFew({ parcels: 5, refused: 0 }, shop)).toBe(true);
});

test.each([
  [20, 12, true],
  [20, 5, false],
  [300, 60, true],
  [300, 40, false],
])('of %d parcels %d refused: surely more than the shop: %s', (parcels, refused, isSure) => {
  expect(hasMany({ parcels, refused }, shop)).toBe(isSure);
});

test('a shop that is young is taken for one of which a tenth is refused', () => {
  const young = boundOfShop({ parcels: 3, refused: 3 });
  expect(young).toBe(boundOfShop({ parcels: 100, refused: 10 }));
  expect(young).toBeGreaterThan(boundOfShop({ parcels: 1000, refused: 100 }));
});

test('who takes nearly all has few refusals, and who takes half has not', () => {
  expect(hasFew({ parcels: 30, refused: 3 }, shop)).toBe(true);
  expect(hasFew({ parcels: 6, refused: 3 }, shop)).toBe(false);
});
