import {
  consignmentKey,
  isShortened,
  parcelCode,
  readParcelCode,
  readParcelName,
} from './parcel-code';

test('a label’s code names one parcel, a slip’s its order', () => {
  expect(readParcelCode(parcelCode('NP-2026-000123', 2))).toEqual({
    order_number: 'NP-2026-000123',
    number: 2,
  });
  expect(readParcelCode(' np-2026-000123 ')).toEqual({ order_number: 'NP-2026-000123', number: 1 });
  expect(readParcelCode('4711')).toBeUndefined();
});

test.each([
  ['NP-2026-123', undefined],
  ['np 2026 000123', undefined],
  ['NP2026-000123', undefined],
  ['NP2026000123', undefined],
  ['#NP-2026-000123', undefined],
  ['NP‑2026–000123', undefined],
  ['NP-२०२६-०००१२३', undefined],
  ["'NP-2026-000123", undefined],
  ['NP-2026-000123/2', 2],
  ['NP-2026-000123 / 2', 2],
  ['NP-2026-123-2', 2],
  ['\u200eNP-2026-000123-2\u00a0', 2],
])('%j is the same order', (text, number) => {
  expect(readParcelName(text)).toEqual({ order_number: 'NP-2026-000123', number });
});

test.each(['NP-26-123', 'NP-2026', 'NP-2026-000123-123', 'TX700000', '2026-000123', 'NP20261'])(
  '%j is no order',
  (text) => {
    expect(readParcelName(text)).toBeUndefined();
  },
);

test.each([
  ['00123', '123'],
  ["'00123", '123'],
  ['123.0', '123'],
  ['123.00', '123'],
  ['tx-70 0000', 'TX700000'],
  ['TX/700000', 'TX700000'],
  ['#TX700000', 'TX700000'],
  ['टिएक्स१२', 'टिएक्स12'],
  ['०१२३', '123'],
  ['0', '0'],
])('%j is found as %j', (text, key) => {
  expect(consignmentKey(text)).toBe(key);
});

test('a number that was shortened is none', () => {
  expect(['1.23E+11', '1,23E+11', '1E+12', '1.23e11', 'TX1E+5', '123'].map(isShortened)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
