import { searchParamsOf } from './search-params';

test('a list is repeated and empty parameters are left out (R7.23)', () => {
  const params = searchParamsOf({
    brand: ['A', 'B & C'],
    search: '',
    page: 2,
    status: undefined,
  });
  expect(params.toString()).toBe('brand=A&brand=B+%26+C&page=2');
});
