import type { CourierPlace } from '../contracts';
import { courierCharge, servesPlace } from './courier-charge';

const place = (part: Partial<CourierPlace>): CourierPlace => ({
  district_id: null,
  city_id: null,
  up_to_grams: null,
  charge: 0,
  days: null,
  ...part,
});
const places = [
  place({ charge: 300 }),
  place({ district_id: 1, charge: 200 }),
  place({ district_id: 1, city_id: 10, up_to_grams: 5000, charge: 150 }),
  place({ district_id: 1, city_id: 10, up_to_grams: 1000, charge: 100 }),
];

test.each([
  ['the city, by the first weight that is enough', 1, 10, 900, 100],
  ['a heavier parcel', 1, 10, 1001, 150],
  ['one too heavy for the city: its district', 1, 10, 9000, 200],
  ['one whose weight nobody knows', 1, 10, null, 100],
  ['another city', 1, 11, 900, 200],
  ['another district', 2, 20, 900, 300],
])('%s', (_name, district_id, city_id, grams, charge) => {
  expect(courierCharge(places, { district_id, city_id }, grams)).toBe(charge);
});

test('a courier who says nothing of a place is asked', () => {
  expect(courierCharge(places.slice(1), { district_id: 2, city_id: 20 }, null)).toBeNull();
});

test('a courier serves what its places and weights cover, and everything where it names none', () => {
  const going = { district_id: 1, city_id: 10 };
  expect(servesPlace(places, going, null)).toBe(true);
  expect(servesPlace(places.slice(2), going, 6000)).toBe(false);
  expect(servesPlace(places.slice(2), { district_id: 1, city_id: 11 }, 100)).toBe(false);
  expect(servesPlace([], going, 6000)).toBe(true);
});
