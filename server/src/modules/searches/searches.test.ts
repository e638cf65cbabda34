import { onPostgresFirst } from '../../testing/database/both-databases';
import type { SearchedTermsResponse } from '@pasal/shared/contracts';
import { createProduct, signedIn } from '../../testing/factories';
import { ORIGIN } from '../../testing/test-app';
import { networkAt } from '../../testing/shop-visitors';
import { weekOf } from './report-search';
import { listPopularTerms, readPopularTerms } from './popular-terms';
import { removeOldSearches } from './searched-terms';
import { readableTerm } from './readable-term';

const WEEK = 7 * 24 * 60 * 60 * 1000;

onPostgresFirst((shop) => {
  const report = (visitor: number, q: string, product_id?: number, headers = {}) =>
    shop().app.inject({
      method: 'POST',
      url: '/api/v1/searched-term',
      remoteAddress: networkAt(visitor),
      headers: { host: new URL(ORIGIN).host, origin: ORIGIN, ...headers },
      payload: { q, ...(product_id !== undefined && { product_id }) },
    });
  async function read(query = '') {
    const { headers } = await signedIn(shop(), 'admin');
    const url = `/searched-term${query}`;
    return (await shop().call<SearchedTermsResponse>({ url, headers })).body;
  }
  const kept = () => shop().db.selectFrom('searched_term').selectAll().execute();

  test('a term is read once three visitors searched for it, and what they chose', async () => {
    const dome = await createProduct(shop().db, { title: 'Dome Camera' });
    const { id: hidden } = await createProduct(shop().db, { title: 'Dome', status: 'pending' });
    await report(1, 'Dome  CAMERA', dome.id);
    await report(2, 'dome camera');
    await report(2, 'dome camera', hidden);
    await report(2, 'dome camera', 999_999);
    expect(await kept()).toEqual([]);
    await report(3, 'dome camera', dome.id);
    // Each visitor counts once a day.
    await report(3, 'dome camera', dome.id);
    expect(await read()).toEqual({
      terms: [
        {
          term: 'dome camera',
          visitors: 3,
          nothing: 0,
          clicks: 2,
          products: [{ id: dome.id, title: 'Dome Camera', clicks: 2 }],
        },
      ],
      total: 1,
    });
  });

  test('what fewer visitors typed stands nowhere in words', async () => {
    await report(1, 'sita of baneshwor');
    await report(2, 'sita of baneshwor');
    const marks = await shop().db.selectFrom('search_mark').selectAll().execute();
    expect(marks).toHaveLength(2);
    expect(JSON.stringify(marks)).not.toMatch(/sita|198\.51|203\.0/);
    expect((await read()).total).toBe(0);
  });

  test('what found nothing is listed alone, what most missed first', async () => {
    await createProduct(shop().db, { title: 'Dome Camera' });
    for (const visitor of [1, 2, 3]) {
      await report(visitor, 'dome');
      await report(visitor, 'xyzzy');
      await report(visitor, 'qwrtz');
    }
    await report(4, 'qwrtz');
    const all = await read();
    expect(all.terms.map(({ term, nothing }) => [term, nothing])).toEqual([
      ['qwrtz', 4],
      ['dome', 0],
      ['xyzzy', 3],
    ]);
    const missed = await read('?nothing=true&limit=1&page=2');
    expect([missed.total, missed.terms.map(({ term }) => term)]).toEqual([2, ['xyzzy']]);
  });

  test('everybody may read what most searched for and found; what two typed, and what found nothing, is in it nowhere', async () => {
    await createProduct(shop().db, { title: 'Dome Camera' });
    for (const visitor of [1, 2, 3]) {
      await report(visitor, 'dome');
      await report(visitor, 'dome camera');
      await report(visitor, 'xyzzy');
    }
    await report(4, 'dome camera');
    for (const visitor of [1, 2]) await report(visitor, 'camera');
    expect(await listPopularTerms(shop().db)).toEqual({ terms: ['dome camera', 'dome'] });
    const { headers, body } = await shop().call({ url: '/searched-term/popular' });
    expect(headers['cache-control']).toBe('public, max-age=600');
    expect(body).toEqual({ terms: expect.any(Array) });
  });

  test('popular words are read once in ten minutes', async () => {
    const now = Date.now() + WEEK;
    const first = await readPopularTerms(shop().db, now);
    expect(await readPopularTerms(shop().db, now + 599_000)).toBe(first);
    expect(await readPopularTerms(shop().db, now + 600_000)).not.toBe(first);
  });

  test('staff are not counted, nor what is no term', async () => {
    const { headers } = await signedIn(shop(), 'staff');
    for (const visitor of [1, 2, 3]) {
      expect((await report(visitor, 'dome', undefined, headers)).statusCode).toBe(204);
      expect((await report(visitor, '980-123 4567')).statusCode).toBe(204);
    }
    expect(await shop().db.selectFrom('search_mark').selectAll().execute()).toEqual([]);
    expect((await report(1, '')).statusCode).toBe(400);
  });

  test('visitors are forgotten with their week, terms after 90 days', async () => {
    for (const visitor of [1, 2, 3]) await report(visitor, 'dome');
    await removeOldSearches(shop().db, Date.now());
    expect(await shop().db.selectFrom('search_mark').selectAll().execute()).toHaveLength(3);
    await removeOldSearches(shop().db, Date.now() + WEEK);
    expect(await shop().db.selectFrom('search_mark').selectAll().execute()).toEqual([]);
    expect(await shop().db.selectFrom('search_window').selectAll().execute()).toEqual([]);
    expect((await read('?days=1')).total).toBe(1);
    const [year, old] = ['2020-01-01', 'old'];
    await shop()
      .db.insertInto('searched_term')
      .values({ day: year, term: old, visitors: 3, nothing: 0, clicks: 0 })
      .execute();
    await removeOldSearches(shop().db, Date.now());
    expect((await kept()).map(({ term }) => term)).toEqual(['dome']);
  });

  test('visitors at once are all counted', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map((visitor) => report(visitor, 'dome')));
    expect((await read()).terms).toMatchObject([{ term: 'dome', visitors: 6 }]);
  });
});

test('a week has seven days', () => {
  expect(weekOf(WEEK - 1)).toBe(0);
  expect(weekOf(WEEK)).toBe(1);
});

test.each([
  ['  CCTV   Camera ', 'cctv camera'],
  ['DS-2CD1043G0-I', 'ds-2cd1043g0-i'],
  ['क्यामेरा', 'क्यामेरा'],
  ['DS-2CD2043G2-LI2U', 'ds-2cd2043g2-li2u'],
  ['+977 (01) 597-0123', null],
  ['call 98 0123 4567 now', null],
  ['9801234567', null],
  ['९८०१२३४५६७', null],
  ['NP-2026-000471', null],
  ['sita@example.com', null],
  ['https://example.com', null],
  ['x', null],
  ['long '.repeat(20), null],
])('%s is read as %s', (typed, term) => {
  expect(readableTerm(typed)).toBe(term);
});
