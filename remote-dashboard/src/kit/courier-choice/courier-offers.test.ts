import type { CourierPlace } from '@pasal/shared/contracts';
import { makeCourier } from '../../testing/courier';
import { needsWeight, offersOf } from './courier-offers';

const place = (part: Partial<CourierPlace>): CourierPlace => ({
  district_id: null,
  city_id: null,
  up_to_grams: null,
  charge: 100,
  days: null,
  ...part,
});
const courier = (name: string, places: CourierPlace[]) =>
  makeCourier({ id: name.length, name, places });
const parcel = (name: string, district_id: number, weight_grams: number | null = null) => ({
  name,
  district_id,
  city_id: district_id * 10,
  weight_grams,
});

test('who serves the places of all parcels comes first, with charge and days of all', () => {
  const near = courier('Near', [place({ district_id: 1, charge: 80, days: 1 })]);
  const everywhere = courier('Everywhere', [
    place({ charge: 200, days: 3 }),
    place({ district_id: 1, charge: 150, days: 2 }),
  ]);
  const unsaid = courier('Unsaid', []);
  const offers = offersOf([near, unsaid, everywhere], [parcel('one', 1), parcel('two', 2)]);
  expect(
    offers.map(({ courier: { name }, unserved, charge, days }) => [
      name,
      unserved.map((each) => each.name),
      charge,
      days,
    ]),
  ).toEqual([
    ['Unsaid', [], null, null],
    ['Everywhere', [], 350, 3],
    ['Near', ['two'], null, 1],
  ]);
});

test('where the charge goes by weight, one that nobody has said is missed', () => {
  const light = [place({ up_to_grams: 1000 }), place({ charge: 300 })];
  const [offer] = offersOf([courier('By weight', light)], [parcel('one', 1)]);
  expect(offer && needsWeight(offer, [parcel('one', 1)])).toBe(true);
  expect(offer && needsWeight(offer, [parcel('one', 1, 500)])).toBe(false);
});
