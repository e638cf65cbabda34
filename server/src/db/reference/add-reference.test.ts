import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity } from '../../testing/factories';
import { addReference, isUnbegun } from './add-reference';
import { CATEGORIES } from './categories';
import { KINDS } from './kinds/kinds';
import { DISTRICTS } from './places/districts';

test('the places are all 77 districts and 753 local units, named once each', () => {
  expect(Object.keys(DISTRICTS)).toHaveLength(77);
  const all = Object.values(DISTRICTS).flatMap(({ nepali, cities }) => [
    nepali,
    ...Object.values(cities),
  ]);
  expect(all).toHaveLength(77 + 753);
  // All of it is in Nepali: no Latin letter is left and nothing is empty.
  expect(all.filter((nepali) => !/^[\p{Script=Devanagari} ().-]+$/u.test(nepali))).toEqual([]);
  for (const [name, { cities: own }] of Object.entries(DISTRICTS)) {
    const cities = Object.keys(own);
    const keys = new Set(cities.map((city) => city.toLowerCase()));
    expect([name, keys.size]).toEqual([name, cities.length]);
  }
});

test('kinds of a category are of one of the five', () => {
  const named = KINDS.flatMap(({ category }) => category ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !CATEGORIES.some((each) => each === name))).toEqual([]);
});

onBothDatabases((shop) => {
  const add = () => shop().db.transaction().execute(addReference);

  test('places, the five categories and posters without pictures are added once', async () => {
    const { db } = shop();
    expect(await db.transaction().execute(isUnbegun)).toBe(true);
    expect(await add()).toEqual({ districts: 77, cities: 753, categories: 5 });
    expect(await add()).toEqual({ districts: 0, cities: 0, categories: 0 });
    expect(await db.transaction().execute(isUnbegun)).toBe(false);
    const { body } = await shop().call<{ categories: { name: string }[] }>({ url: '/category' });
    expect(body.categories.map(({ name }) => name)).toEqual([
      'Electronics',
      'House Materials',
      'Security Systems',
      'Security Cameras',
      'Camera Accessories',
    ]);
    const posters = await shop().call({ url: '/site/poster' });
    expect(posters.body.posters).toEqual([
      { id: 1, type: 'category', images: [] },
      { id: 2, type: 'hero', images: [] },
    ]);
  });

  test('what the owner typed already stays as it is', async () => {
    const { db } = shop();
    const own = await createCity(db, 'kathmandu', 'KIRTIPUR');
    expect(await add()).toEqual({ districts: 76, cities: 752, categories: 5 });
    const city = await db
      .selectFrom('city')
      .select(['name', 'district_id'])
      .where('id', '=', own.city_id)
      .executeTakeFirst();
    expect(city).toEqual({ name: 'KIRTIPUR', district_id: own.district_id });
  });
});
