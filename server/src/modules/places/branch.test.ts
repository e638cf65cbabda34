import type { ActivitiesResponse, District, DistrictsResponse } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';

onPostgresFirst((shop) => {
  let headers: Record<string, string>;
  beforeEach(async () => {
    ({ headers } = await signedIn(shop(), 'admin'));
  });
  const post = (url: string, body: object) =>
    shop().call<{ code?: string; district: District; city: District }>({
      method: 'POST',
      url,
      body,
      headers,
    });
  const remove = async (url: string) => {
    const { status, body } = await shop().call({ method: 'DELETE', url, headers });
    return [status, body.code];
  };
  const districts = async () =>
    (await shop().call<DistrictsResponse>({ url: '/branch' })).body.districts;

  test('districts and their cities come by name', async () => {
    const { body } = await post('/branch', { name: ' Lalitpur ' });
    expect(body.district).toEqual({ id: 1, name: 'Lalitpur', cities: [] });
    await post('/branch', { name: 'bhaktapur' });
    const godawari = await post('/branch/add-city', { name: 'Godawari', district_id: 1 });
    expect([godawari.status, godawari.body.city]).toEqual([201, { id: 1, name: 'Godawari' }]);
    await post('/branch/add-city', { name: 'Bungamati', district_id: 1 });
    expect(await districts()).toEqual([
      { id: 2, name: 'bhaktapur', cities: [] },
      {
        id: 1,
        name: 'Lalitpur',
        cities: [
          { id: 2, name: 'Bungamati' },
          { id: 1, name: 'Godawari' },
        ],
      },
    ]);
  });

  test('a name is needed, and taken once, whatever its case', async () => {
    await createCity(shop().db, 'Kaski', 'Pokhara');
    expect((await post('/branch', { name: '  ' })).status).toBe(400);
    expect((await post('/branch', {})).status).toBe(400);
    expect((await post('/branch', { name: 'KASKI' })).status).toBe(409);
    expect((await post('/branch/add-city', { name: 'pokhara', district_id: 1 })).status).toBe(409);
    expect((await post('/branch/add-city', { name: 'Pokhara', district_id: 9 })).status).toBe(400);
  });

  test('what no order uses can be deleted, a district with its cities', async () => {
    const { district_id } = await createCity(shop().db);
    const other = await createCity(shop().db, 'Kaski', 'Pokhara');
    expect(await remove(`/branch/delete-city/${other.city_id}`)).toEqual([200, undefined]);
    expect(await remove(`/branch/${district_id}`)).toEqual([200, undefined]);
    expect(await districts()).toEqual([{ id: other.district_id, name: 'Kaski', cities: [] }]);
    expect(await remove(`/branch/${district_id}`)).toEqual([404, 'NOT_FOUND']);
    expect(await remove(`/branch/delete-city/${other.city_id}`)).toEqual([404, 'NOT_FOUND']);
  });

  test('what an order uses stays', async () => {
    const place = await createCity(shop().db);
    const { id } = await createProduct(shop().db);
    await post('/order-product', orderBody(place, [{ id, price: 1000, quantity: 1 }]));
    expect(await remove(`/branch/delete-city/${place.city_id}`)).toEqual([409, 'IN_USE']);
    expect(await remove(`/branch/${place.district_id}`)).toEqual([409, 'IN_USE']);
    expect(await districts()).toHaveLength(1);
  });

  test('names are put right, but never to one that is taken', async () => {
    const { district_id, city_id } = await createCity(shop().db, 'Katmandu', 'Kirtpur');
    await createCity(shop().db, 'Kaski', 'Pokhara');
    await post('/branch/add-city', { name: 'Chandragiri', district_id });
    const put = async (url: string, name: string) =>
      (await shop().call({ method: 'PUT', url, headers, body: { name } })).status;
    expect(await put(`/branch/${district_id}`, ' Kathmandu ')).toBe(200);
    expect(await put(`/branch/update-city/${city_id}`, 'Kirtipur')).toBe(200);
    expect(await put(`/branch/${district_id}`, 'KASKI')).toBe(409);
    expect(await put(`/branch/update-city/${city_id}`, 'chandragiri')).toBe(409);
    expect(await put(`/branch/${district_id}`, ' ')).toBe(400);
    expect(await put('/branch/99', 'Mustang')).toBe(404);
    expect(await put('/branch/update-city/99', 'Jomsom')).toBe(404);
    const named = (await districts()).find(({ id }) => id === district_id);
    expect(named?.name).toBe('Kathmandu');
    expect(named?.cities.map(({ name }) => name)).toEqual(['Chandragiri', 'Kirtipur']);
  });

  test('the log tells who changed which place', async () => {
    const { body } = await post('/branch', { name: 'Kaski' });
    const { id } = body.district;
    await post('/branch/add-city', { name: 'Pokhra', district_id: id });
    const city = { method: 'PUT', url: '/branch/update-city/1', headers } as const;
    await shop().call({ ...city, body: { name: 'Pokhara' } });
    await shop().call({ ...city, body: { name: 'Pokhara' } });
    await remove('/branch/delete-city/1');
    await remove(`/branch/${id}`);
    await remove(`/branch/${id}`);
    const log = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    expect(
      log.body.activities.map(({ kind, action, thing, changes }) => [
        `${action} ${kind} ${thing}`,
        changes,
      ]),
    ).toEqual([
      ['delete district Kaski', []],
      ['delete city Pokhara', []],
      ['change city Pokhara', [{ field: 'name', before: 'Pokhra', after: 'Pokhara' }]],
      ['add city Pokhra', [{ field: 'district', before: null, after: 'Kaski' }]],
      ['add district Kaski', []],
    ]);
  });
});
