import type { DeliverySettings, DeliveryTerms } from '@pasal/shared/contracts';
import { chargeOf, formatDays, promisedDays, termsOf } from './delivery';

const terms: DeliveryTerms = { served: true, charge: 100, days: null };
const settings: DeliverySettings = {
  terms,
  free_above: 5000,
  closed_weekdays: [6],
  closed_dates: ['2026-11-24'],
  map_url: '',
};

test('a city has its own terms, else those of its district, else those of the country', () => {
  const far = { ...terms, charge: 500 };
  const near = { ...terms, charge: 0 };
  expect(termsOf(settings)).toBe(terms);
  expect(termsOf(settings, far, null)).toBe(far);
  expect(termsOf(settings, far, near)).toBe(near);
});

test.each([
  [4999.99, 'home_delivery', 100],
  [5000, 'home_delivery', 0],
  [1, 'shop_pickup', 0],
] as const)('the delivery of goods for Rs. %s, %s, costs Rs. %s', (goods, type, charge) => {
  expect(chargeOf(terms, settings, { goods, type })).toBe(charge);
});

test('without a sum to be free above it always costs', () => {
  const never = { ...settings, free_above: null };
  expect(chargeOf(terms, never, { goods: 1e9, type: 'home_delivery' })).toBe(100);
});

test.each([
  // Friday, 20 November; Saturdays and the 24th are closed.
  ['2026-11-20T06:00:00Z', 0, 0, '2026-11-20', '2026-11-20'],
  ['2026-11-20T06:00:00Z', 1, 2, '2026-11-22', '2026-11-23'],
  ['2026-11-20T06:00:00Z', 2, 3, '2026-11-23', '2026-11-25'],
  // In Kathmandu it is Saturday already.
  ['2026-11-20T18:30:00Z', 0, 1, '2026-11-22', '2026-11-22'],
  ['2026-11-20T18:14:00Z', 0, 1, '2026-11-20', '2026-11-22'],
])('ordered at %s, in %s to %s days it comes from %s to %s', (now, from, to, first, last) => {
  const promised = promisedDays({ ...terms, days: { from, to } }, settings, new Date(now));
  expect(promised).toEqual({ from: first, to: last });
});

test('nothing is promised without days, nor by a shop that never opens', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  expect(promisedDays(terms, settings, now)).toBeNull();
  const never = { closed_weekdays: [0, 1, 2, 3, 4, 5, 6], closed_dates: [] };
  expect(promisedDays({ ...terms, days: { from: 1, to: 2 } }, never, now)).toBeNull();
});

test('days are said shortly', () => {
  expect(formatDays({ from: '2026-11-26', to: '2026-11-26' })).toBe('Thu, 26 Nov');
  expect(formatDays({ from: '2026-12-31', to: '2027-01-02' })).toBe('Thu, 31 Dec to Sat, 2 Jan');
});
