import { parcelCode, readParcelCode } from './parcel-code';

test('a label’s code names one parcel, a slip’s its order', () => {
  expect(readParcelCode(parcelCode('NP-2026-000123', 2))).toEqual({
    order_number: 'NP-2026-000123',
    number: 2,
  });
  expect(readParcelCode(' np-2026-000123 ')).toEqual({ order_number: 'NP-2026-000123', number: 1 });
  expect(readParcelCode('4711')).toBeUndefined();
});
