import { sql, type Kysely } from 'kysely';
import { PATIENT } from '@pasal/core/db/database-limits';
import { isBearable, readName } from '@pasal/core/db/migration-names';
import { breaksOf, describeForBreaks } from '../testing/database/schema-breaks';
import { sharedPostgres, type SharedPostgres } from '../testing/database/shared-postgres';
import { connectDatabase, type ConnectedDatabase } from './connect';
import type { Database } from './schema';
import { migrations } from './migrations';

const [baseline = '', ...later] = Object.keys(migrations).toSorted();

let postgres: SharedPostgres;
let database: ConnectedDatabase;
beforeEach(async () => {
  postgres = sharedPostgres();
  database = await connectDatabase({
    databaseUrl: await postgres.createDatabase(),
    limits: PATIENT,
  });
});
afterEach(async () => {
  await database.close();
  await postgres.stop();
});

/** The parts of a change that break servers of before. */
async function breaksBy(db: Kysely<Database>, change: () => Promise<unknown>): Promise<string[]> {
  const before = await describeForBreaks(db);
  await change();
  return breaksOf(before, await describeForBreaks(db));
}

test('each migration says by its name what it does to servers of the version before, and does no more', async () => {
  await migrations[baseline]?.up(database.db);
  // The migrator's own table, which the descriptions contain.
  await sql`create table kysely_migration (name text)`.execute(database.db);
  for (const [at, name] of later.entries()) {
    const known = [baseline, ...later.slice(0, at)];
    expect([name, readName(name)?.kind]).toEqual([name, expect.any(String)]);
    // A contraction names an earlier migration.
    expect([name, isBearable(name, known)]).toEqual([name, true]);
    const broken = await breaksBy(database.db, async () => {
      while (Number(await migrations[name]?.up(database.db)) > 0);
    });
    const mayBreak = readName(name)?.kind === 'contract';
    expect([name, mayBreak ? [] : broken]).toEqual([name, []]);
  }
});

test.each([
  ['a table more', 'create table other (id integer primary key, name text not null unique)', []],
  ['a column that may be empty', 'alter table thing add note text check (length(note) < 9)', []],
  ['a column with a default', `alter table thing add kind text not null default 'x'`, []],
  ['an index more', 'create index on thing (price)', []],
  ['a check less', 'alter table thing drop constraint thing_price_check', []],
  [
    'a column that has to be given',
    'alter table thing add note text not null',
    ['given: thing.note'],
  ],
  [
    'one that may no longer be empty',
    'alter table thing alter name set not null',
    ['another: thing name', 'given: thing.name'],
  ],
  ['another type', 'alter table thing alter price type bigint', ['another: thing price']],
  ['no default any more', 'alter table thing alter price drop default', ['another: thing price']],
  ['another name', 'alter table thing rename name to title', ['another: thing name']],
  ['a table less', 'drop table thing', ['another: thing']],
  ['an index less', 'drop index thing_name', ['another: thing_name']],
  [
    'a check more, also of later rows alone',
    'alter table thing add check (price > 5) not valid',
    ['anything: thing.price'],
  ],
  ['what was free is unique', 'create unique index on thing (name)', ['anything: thing.name']],
  [
    'a reference more',
    'alter table thing add foreign key (price) references thing',
    ['anything: thing.price'],
  ],
])('what breaks servers of before is found: %s', async (_what, change, found) => {
  const { db } = database;
  const run = (text: string) => sql.raw(text).execute(db);
  await run('create table kysely_migration (name text)');
  await run(`create table thing (id integer primary key, name text,
    price integer default 0 check (price >= 0))`);
  await run('create index thing_name on thing (name)');
  const broken = await breaksBy(db, () => run(change));
  expect(broken.length > 0).toBe(found.length > 0);
  for (const part of found) expect(broken).toContainEqual(expect.stringContaining(part));
});
