import { sql } from 'kysely';
import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { isEmbedded } from '@pasal/core/db/pglite-dialect';
import { LIMITS } from '../../limits';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct } from '../../../testing/factories';
import { freshAddress } from '../../../testing/test-app';
import { listForVisitor } from '../listing/visitor-list';
import { KnownWords } from '../../catalogue/search/vocabulary/known-words';

const { tokens } = LIMITS.correctionOfAddress;

/** Words that no one has typed before. */
function* unknownWords() {
  for (let number = 0; ; number += 1) {
    yield `q${[...String(number)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}x`;
  }
}
const fresh = unknownWords();
const someWords = (count: number) =>
  Array.from({ length: count }, () => String(fresh.next().value)).join(' ');

onBothDatabases((shop) => {
  const ask = (search: string, remoteAddress = freshAddress()) =>
    shop().call<PublicProductsResponse>({
      url: `/product/public?search=${encodeURIComponent(search)}`,
      remoteAddress,
    });
  const found = async (search: string, address?: string) =>
    (await ask(search, address)).body.products.map(({ title }) => title);

  beforeEach(async () => {
    // Sets each area's version, as at a shop's start.
    await sql`select renew_versions()`.execute(shop().db);
    await createProduct(shop().db, { title: 'Dome refrigerator' });
  });
  afterEach(() => jest.restoreAllMocks());

  /** Uses up the limit of an address. */
  async function exhaust(address: string) {
    const { db } = shop();
    await ask('refrigertor', address);
    await sql`update rate_limit set free_at = now() + interval '10 minutes'`.execute(db);
  }

  test('a search has three unknown words looked up, however many it has', async () => {
    const looked = jest.spyOn(KnownWords.prototype, 'like');
    await ask(someWords(8));
    expect(looked).toHaveBeenCalledTimes(3);
    await ask('xyzzyxyzzyxyzzyxyzzyxyzzyxyzzy dome');
    expect(looked).toHaveBeenCalledTimes(3);
  });

  test('what was looked up once is answered to everybody, and counted for nobody', async () => {
    const looked = jest.spyOn(KnownWords.prototype, 'like');
    const address = freshAddress();
    await exhaust(address);
    expect(looked).toHaveBeenCalledTimes(1);
    // Another search, because the answer of the first is cached.
    expect(await found('refrigertor dome', address)).toEqual(['Dome refrigerator']);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  test('beyond the limit of an address its words are taken as they were typed', async () => {
    const address = freshAddress();
    await exhaust(address);
    const looked = jest.spyOn(KnownWords.prototype, 'like');
    const answer = await ask('refrigrator', address);
    expect([answer.status, answer.body.total]).toEqual([200, 0]);
    expect(answer.body.suggestions?.words).toEqual([]);
    expect([answer.headers['cache-control'], answer.headers.etag]).toEqual(['no-store', undefined]);
    expect(looked).not.toHaveBeenCalled();
    // Known words need no look-up.
    expect(await found('refrigerator', address)).toEqual(['Dome refrigerator']);
    // Others are not limited, and after their search the word is known.
    expect(await found('refrigrator')).toEqual(['Dome refrigerator']);
    expect(await found('refrigrator', address)).toEqual(['Dome refrigerator']);
  });

  test('an address may have so many looked up, and no more', async () => {
    const address = freshAddress();
    const { db } = shop();
    const visitor = { ip: address, socket: { remoteAddress: address } as never };
    await listForVisitor(db, { search: 'refrigertor' }, visitor);
    const looked = jest.spyOn(KnownWords.prototype, 'like');
    // So that no token is refilled during the requests.
    await sql`update rate_limit set free_at = now() + interval '595 seconds'`.execute(db);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => listForVisitor(db, { search: someWords(1) }, visitor)),
    );
    const refused = all.filter(({ isUncorrected }) => isUncorrected === true).length;
    expect([refused > 0, refused + looked.mock.calls.length]).toEqual([true, 20]);
    expect(looked.mock.calls.length).toBeLessThanOrEqual(Math.ceil((5 * tokens) / 600) + 10);
  });

  test('searches of one address take turns with those of others', async () => {
    const running = { now: 0, most: 0 };
    const { executeQuery } = shop().db;
    jest.spyOn(shop().db, 'executeQuery').mockImplementation(async (query) => {
      const isOfSearch = 'sql' in query && query.sql.includes(' as words');
      if (!isOfSearch) return executeQuery.call(shop().db, query);
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      return executeQuery.call(shop().db, query).finally(() => {
        running.now -= 1;
      });
    });
    const address = freshAddress();
    const ended: string[] = [];
    const many = Array.from({ length: 30 }, async () => {
      await ask(someWords(8), address);
      ended.push('many');
    });
    const one = ask('dome').then(() => ended.push('one'));
    await Promise.all([...many, one]);
    expect(running.most).toBeLessThanOrEqual(isEmbedded(shop().db) ? 1 : 4);
    expect(ended.indexOf('one')).toBeLessThan(15);
  });

  test('who has gone is not searched for', async () => {
    const { db } = shop();
    const socket = { remoteAddress: '10.0.0.9', destroyed: true } as never;
    const list = await listForVisitor(db, { search: 'dome' }, { ip: '10.0.0.9', socket });
    expect(list.total).toBe(0);
  });
});
