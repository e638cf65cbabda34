import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import type { Database } from '@pasal/server/db/schema';
import { watchEmbeddedDisk, type EmbeddedDisk } from './embedded-disk';
import { PgliteDialect, type EmbeddedDatabase } from './pglite-dialect';

const broken = (text: string) => Object.assign(new Error(text), { code: '53100' });

test('while the disk is nearly full the shop is read and not written, and it is written again afterwards', async () => {
  let isFull = false;
  const disk: EmbeddedDisk = { ...watchEmbeddedDisk('/'), isFull: async () => isFull };
  const db = new Kysely<Database>({ dialect: new PgliteDialect(await PGlite.create(), disk) });
  const insert = () => sql`insert into kept values (1)`.execute(db);
  const count = async () => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::integer as count from kept`.execute(db);
    return rows[0]?.count;
  };
  await sql`create table kept (id integer)`.execute(db);
  await insert();
  isFull = true;
  await expect(insert()).rejects.toMatchObject({ code: '53100' });
  const inTransaction = db.transaction().execute(async (trx) => {
    expect((await sql`select * from kept`.execute(trx)).rows).toHaveLength(1);
    await sql`delete from kept`.execute(trx);
  });
  await expect(inTransaction).rejects.toMatchObject({ code: '53100' });
  expect(await count()).toBe(1);
  isFull = false;
  await insert();
  expect(await count()).toBe(2);
  await db.destroy();
});

test('a log that cannot begin anew ends the process before anything else is asked; another full disk does not', async () => {
  const asked: string[] = [];
  const stopped: unknown[] = [];
  const pglite = {
    waitReady: Promise.resolve(),
    closed: false,
    close: async () => undefined,
    query: async (text: string) => {
      asked.push(text);
      if (text === 'grow')
        throw broken('could not extend file "base/5/16385": No space left on device');
      if (text === 'log')
        throw broken('could not write to file "pg_wal/xlogtemp.42": No space left on device');
      return { rows: [], fields: [] };
    },
  } as EmbeddedDatabase;
  const disk = watchEmbeddedDisk('/', (error) => {
    stopped.push(error);
    asked.push('the end');
  });
  const db = new Kysely<Database>({ dialect: new PgliteDialect(pglite, disk) });
  const ask = (text: string) => db.transaction().execute((trx) => sql.raw(text).execute(trx));
  await expect(ask('grow')).rejects.toMatchObject({ code: '53100' });
  expect(stopped).toEqual([]);
  await expect(ask('log')).rejects.toMatchObject({ code: '53100' });
  expect(stopped).toHaveLength(1);
  expect(asked.slice(asked.indexOf('log'))).toEqual(['log', 'the end', 'rollback']);
  await db.destroy();
});
