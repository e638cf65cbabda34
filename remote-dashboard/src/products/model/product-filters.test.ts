import { readProductFilters, writeProductFilters } from './product-filters';

const read = (address: string) => readProductFilters(new URLSearchParams(address));

test('the address says section and brand; what makes no sense is not there', () => {
  expect(read('section=weekly_deals&brand=Bang+%26+Olufsen')).toEqual({
    section: 'weekly_deals',
    brand: 'Bang & Olufsen',
  });
  expect(read('section=x&brand=+')).toEqual({ section: undefined, brand: undefined });
});

test('another filter starts at page 1 and leaves the others', () => {
  const address = new URLSearchParams('page=3&status=pending&brand=Yale');
  expect(writeProductFilters(address, { section: 'new_arrivals' }).toString()).toBe(
    'status=pending&brand=Yale&section=new_arrivals',
  );
  expect(writeProductFilters(address, { brand: undefined }).toString()).toBe('status=pending');
});
