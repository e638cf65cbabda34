import {
  filtersOf,
  isFiltered,
  listingQuery,
  noFilters,
  searchOf,
  withoutFilters,
} from './listing-filters';

test('filters, sort and page survive the way through the URL', () => {
  const filters = {
    within: 'House & Materials',
    brands: ['Bang & Olufsen', 'A/B', 'सगरमाथा'],
    facts: ['shape:Dome & more', 'size:1..2.5'],
    available: true,
    discounted: true,
    minPrice: 0.5,
    maxPrice: 123_456,
    sort: 'price_desc',
    page: 3,
  } as const;
  const url = new URL(`http://localhost/?${searchOf(filters)}`);
  expect(filtersOf(url.searchParams)).toEqual(filters);
});

test('what is as usual is not in the URL', () => {
  expect(searchOf(noFilters).toString()).toBe('');
});

test.each([
  'sort=cheapest',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'minPrice=abc',
  'minPrice=-5',
  'maxPrice=1e9',
  'maxPrice=999999999999',
  'minPrice=500&maxPrice=100',
  'brand=',
  'fact=shape',
  'fact=shape:',
  'fact=Shape:Dome',
  `fact=shape:${'x'.repeat(201)}`,
  'available=yes',
  'discounted=0',
  'category=',
])('%s makes no sense and counts as not chosen', (search) => {
  expect(filtersOf(new URLSearchParams(search))).toEqual(noFilters);
});

test.each(['new_arrivals', 'popular_items', 'weekly_deals'])(
  'If the category is %s the list is filtered by section',
  (section) => {
    const query = listingQuery(section, noFilters);
    expect(query).toMatchObject({ section, sort: 'featured', page: 1, limit: 20 });
    expect(query).not.toHaveProperty('category');
  },
);

test('otherwise by brand equal to the category (or, failing that, by category: D1)', () => {
  const query = listingQuery('Hikvision', { ...noFilters, brands: ['Hikvision'], minPrice: 100 });
  expect(query).toMatchObject({ category: 'Hikvision', brand: ['Hikvision'], minPrice: 100 });
  expect(query).not.toHaveProperty('section');
  expect(query).not.toHaveProperty('within');
});

test('a brand chosen in a category stays within it (D51)', () => {
  const filters = { ...noFilters, within: 'Security Cameras' };
  expect(listingQuery('Hikvision', filters)).toMatchObject({
    category: 'Hikvision',
    within: 'Security Cameras',
  });
  expect(isFiltered(filters)).toBe(true);
});

test('clearing keeps the sort and goes back to the first page', () => {
  const filters = {
    ...noFilters,
    within: 'Electronics',
    brands: ['LG'],
    sort: 'name_asc',
    page: 4,
  } as const;
  expect(isFiltered(filters)).toBe(true);
  expect(withoutFilters(filters)).toEqual({ ...noFilters, sort: 'name_asc' });
  expect(isFiltered(withoutFilters(filters))).toBe(false);
});
