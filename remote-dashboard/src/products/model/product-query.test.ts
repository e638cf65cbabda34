import { readProductQuery } from './product-query';

const read = (address: string) => readProductQuery(new URLSearchParams(address));

test('the address says section and brand; what makes no sense is not there', () => {
  expect(read('section=weekly_deals&brand=Bang+%26+Olufsen')).toMatchObject({
    section: 'weekly_deals',
    brand: 'Bang & Olufsen',
  });
  expect(read('section=x&brand=+')).toMatchObject({ section: undefined, brand: undefined });
});
