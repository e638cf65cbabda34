import { brandsOf, hasToggle, selectionLabel, shownBrands, shownCategories } from './category-list';

const list = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([0, 6, 7, 8])('with %i categories all are shown, without a toggle', (count) => {
  expect(shownCategories(list(count), false)).toHaveLength(count);
  expect(hasToggle(list(count))).toBe(false);
});

test('above 8, six are shown; Show More shows all', () => {
  expect(shownCategories(list(9), false)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shownCategories(list(9), true)).toHaveLength(9);
  expect(hasToggle(list(9))).toBe(true);
});

test('brand flyout of the first 10 brands, expandable', () => {
  expect(shownBrands(list(10), false)).toEqual({ shown: list(10), hidden: 0 });
  expect(shownBrands(list(13), false)).toEqual({ shown: list(10), hidden: 3 });
  expect(shownBrands(list(13), true)).toEqual({ shown: list(13), hidden: 0 });
});

test("selects the label 'category - brand'", () => {
  expect(selectionLabel('Security Cameras', 'Dahua')).toBe('Security Cameras - Dahua');
  expect(selectionLabel('Security Cameras')).toBe('Security Cameras');
});

test('a brand of several categories is named once', () => {
  const brand = { id: 1, name: 'Sony', logo: '/uploads/sony.webp' };
  const other = { id: 2, name: 'LG', logo: null };
  const categories = [
    { id: 1, name: 'Electronics', brands: [brand, other], children: [] },
    { id: 2, name: 'Cameras', brands: [brand], children: [] },
  ];
  expect(brandsOf(categories)).toEqual([brand, other]);
});
