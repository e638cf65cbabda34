import { makeProduct, makeVariant } from '@pasal/shared/testing';
import { comparisonOf } from './comparison';

const fact = { key: 'resolution', name: 'Resolution', kind: 'number', unit: 'MP' } as const;
const night = { key: 'night', name: 'Night vision', kind: 'yes_no', unit: null } as const;
const dome = makeProduct({ brand: 'Dahua', price: 4500, facts: [{ ...fact, value: 8 }] });
const bullet = makeProduct({
  brand: 'Dahua',
  price: 900,
  facts: [
    { ...night, value: true },
    { ...fact, value: 4 },
  ],
});
const rowOf = (name: string, ...products: Parameters<typeof comparisonOf>[0]) =>
  comparisonOf(products).find((row) => row.name === name);

test('each thing in the order of the products, and whether they differ in it', () => {
  expect(rowOf('Price', dome, bullet)).toMatchObject({
    values: ['Rs. 4,500', 'Rs. 900'],
    differs: true,
  });
  expect(rowOf('Brand', dome, bullet)).toMatchObject({
    values: ['Dahua', 'Dahua'],
    differs: false,
  });
});

test('every fact of every product; one that is told of some only is a difference', () => {
  expect(rowOf('Resolution', dome, bullet)?.values).toEqual(['8 MP', '4 MP']);
  expect(rowOf('Night vision', dome, bullet)).toMatchObject({ values: ['', 'Yes'], differs: true });
});

test('a product that is gone makes no difference, and a row of nothing is left out', () => {
  expect(rowOf('Brand', dome, null)).toMatchObject({ values: ['Dahua', ''], differs: false });
  expect(rowOf('Sold as', dome, bullet)).toBeUndefined();
});

test('variants by name with the range of their prices', () => {
  const variants = [
    makeVariant({ name: '4 channels', price: 5000 }),
    makeVariant({ name: '8 channels', price: 7000 }),
  ];
  expect(rowOf('Sold as', makeProduct({ variants }), dome)?.values[0]).toBe(
    '4 channels, 8 channels: Rs. 5,000 to Rs. 7,000',
  );
});
