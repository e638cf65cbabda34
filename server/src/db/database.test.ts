import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { onPostgresFirst } from '../testing/database/both-databases';
import { putMigratedDatabase } from '../testing/database/migrated-directory';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { DatabaseUnavailableError } from '@pasal/core/db/connect';
import { connectDatabase } from './connect';
import { PATIENT } from '@pasal/core/db/database-limits';
import { migrateToLatest } from './migrate';
import { migrations } from './migrations';

const count = async () => {
  const files = await readdir(join(__dirname, 'migrations'));
  return files.filter((name) => /^\d{4}-/.test(name)).length;
};

test('every migration in the folder is in the list', async () => {
  expect(Object.keys(migrations)).toHaveLength(await count());
});

onPostgresFirst((shop) => {
  test('values are the same JS values on every database', async () => {
    const { rows } = await sql`
      select 9007199254740991::int8 as big, count(*) as counted, 7::int2 as small,
        1.50::numeric as exact, true as yes, null as nothing, ${'नमस्ते'}::text as words,
        ${new Date(5)}::timestamptz as moment, ${JSON.stringify({ a: [1, 'b'] })}::jsonb as data,
        array[1, 2] as list, json_build_object('big', 5::int8) as built
    `.execute(shop().db);
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        counted: 1,
        small: 7,
        exact: '1.50',
        yes: true,
        nothing: null,
        words: 'नमस्ते',
        moment: new Date(5),
        data: { a: [1, 'b'] },
        list: [1, 2],
        built: { big: 5 },
      },
    ]);
  });

  test('changed rows are counted', async () => {
    const { db } = shop();
    await db
      .insertInto('brand')
      .values([{ name: 'A' }, { name: 'B' }])
      .execute();
    const updated = await db
      .updateTable('brand')
      .set({ name: sql<string>`name || '!'` })
      .executeTakeFirstOrThrow();
    expect(updated.numUpdatedRows).toBe(2n);
  });

  test('a transaction has the database alone, and leaves nothing when it fails', async () => {
    const { db } = shop();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('brand').values({ name: 'Inside' }).execute();
      await sql`select pg_sleep(0.05)`.execute(trx);
      throw new Error('changed my mind');
    });
    const outside = db.insertInto('brand').values({ name: 'Outside' }).execute();
    await expect(failing).rejects.toThrow('changed my mind');
    await outside;
    const names = await db.selectFrom('brand').select('name').execute();
    expect(names).toEqual([{ name: 'Outside' }]);
  });

  test('migrating again changes nothing', async () => {
    expect(await migrateToLatest(shop().db)).toEqual([]);
  });
});

describe('servers that start together on one PostgreSQL', () => {
  let postgres: SharedPostgres;
  beforeAll(async () => {
    postgres = sharedPostgres();
  });
  afterAll(() => postgres.stop());

  test('run each migration once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const databaseUrl = await postgres.createDatabase();
      const servers = await Promise.all(
        Array.from({ length: 4 }, () => connectDatabase({ databaseUrl, limits: PATIENT })),
      );
      const ran = await Promise.all(servers.map(({ db }) => migrateToLatest(db)));
      expect(ran.flat()).toEqual(Object.keys(migrations));
      await Promise.all(servers.map(({ close }) => close()));
    }
  });
});

test('callers wait for a connection once all are in use, not while one is idle', async () => {
  const postgres = sharedPostgres();
  const databaseUrl = await postgres.createDatabase();
  const { db, poolState, close } = await connectDatabase({ databaseUrl, poolSize: 3 });
  /** The most callers that wait at once while `holders` hold a connection, or want one. */
  async function waitingWith(holders: number): Promise<number> {
    const over = new AbortController();
    const until = once(over.signal, 'abort');
    const held = Array.from({ length: holders }, () => db.connection().execute(() => until));
    const waiting: number[] = [];
    const look = () => waiting.push(poolState?.().waiting ?? 0);
    // In the tick of the calls, and after it.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve().then(look);
    await new Promise(setImmediate).then(look);
    over.abort();
    await Promise.all(held);
    return Math.max(...waiting);
  }
  // The second time the connections are open already.
  const waiting = [await waitingWith(3), await waitingWith(3), await waitingWith(5)];
  expect([waiting, poolState?.()]).toEqual([[0, 0, 2], { total: 3, idle: 3, waiting: 0 }]);
  await close();
  await postgres.stop();
});

test('a PostgreSQL that is away is named without its password', async () => {
  const opening = connectDatabase({ databaseUrl: 'postgresql://pasal:geheim@127.0.0.1:1/pasal' });
  await expect(opening).rejects.toThrow(DatabaseUnavailableError);
  await expect(opening).rejects.toThrow(/DATABASE_URL cannot be reached: .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/geheim/);
});

test('the embedded database keeps a quarter of what PostgreSQL usually keeps of its files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-buffers-'));
  await putMigratedDatabase(dataDir);
  const { db, close } = await connectDatabase({ dataDir });
  const { rows } = await sql<{ bytes: number }>`
    select pg_size_bytes(current_setting('shared_buffers')) as bytes`.execute(db);
  expect(rows).toEqual([{ bytes: 32 * 1024 * 1024 }]);
  await close();
  await rm(dataDir, { recursive: true });
});
