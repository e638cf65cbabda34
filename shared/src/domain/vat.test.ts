import { splitVat } from './vat';

test.each([
  [0, 0],
  [11_300, 1300],
  [100, 12], // 11.504… paisa
  [4, 0], // 0.46 paisa
  [5, 1], // 0.58 paisa
  [12_345_678, 1_420_299], // 1,420,299.2… paisa
])('of %i paisa, 13/113 rounded half up are VAT', (total, vat) => {
  expect(splitVat(total)).toEqual({ netPaisa: total - vat, vatPaisa: vat });
});

test('a sum too large for thirteen times itself is split exactly', () => {
  const total = Number.MAX_SAFE_INTEGER;
  const { netPaisa, vatPaisa } = splitVat(total);
  expect(netPaisa + vatPaisa).toBe(total);
  // 1,036,226,462,934,803.65… paisa
  expect(vatPaisa).toBe(1_036_226_462_934_804);
});

test.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53])('%p is no sum in paisa', (total) => {
  expect(() => splitVat(total)).toThrow(RangeError);
});
