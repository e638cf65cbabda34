import { sql, type Kysely } from 'kysely';
import { connectDatabase, type ConnectedDatabase } from '@pasal/server/db/connect';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@pasal/server/testing/database/shared-postgres';
import { byForm } from '@pasal/server/testing/test-form';
import { PATIENT } from './database-limits';
import { migrateWith, outstandingIn, type Migration, type Schema } from './migrate';
import type { CoreDatabase } from './tables';

const run = (...statements: string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const label = (version: string) =>
  `create function label() returns text language sql as $$ select '${version}' $$;`;
const FOLLOW = `
create function follow_name() returns trigger language plpgsql as $$
begin
  new.full_name := new.name;
  return new;
end $$;

create trigger name_followed before insert or update on thing for each row execute function follow_name();`;

const BASELINE = {
  '0001-baseline': run(
    'create table thing (id integer primary key, name text)',
    `insert into thing select number, 'thing ' || number from generate_series(1, 25) as number`,
  ),
};
/** Moves ten rows at a time. */
const MOVE: Migration = {
  async up(db: Kysely<unknown>) {
    const { numAffectedRows } = await sql`
      update thing set full_name = name where id in (
        select id from thing where full_name is null order by id limit 10)`.execute(db);
    return Number(numAffectedRows);
  },
};
const EXPANDED = {
  ...BASELINE,
  '0002-expand-full-name': run('alter table thing add full_name text'),
};
const MOVED = { ...EXPANDED, '0003-migrate-names': MOVE };
const CONTRACTED = {
  ...MOVED,
  '0004-contract-0002-name': run('alter table thing drop name'),
  '0005-expand-price': run('alter table thing add price integer'),
};

const schemaOf = (migrations: Schema['migrations'], ...functions: string[]): Schema => ({
  migrations,
  functions,
  isOlder: () => false,
  adopt: async () => undefined,
  renew: async () => undefined,
});
const [first, second, third] = [
  schemaOf(BASELINE, label('first')),
  schemaOf(MOVED, label('second'), FOLLOW),
  schemaOf(CONTRACTED, label('third')),
];

let postgres: SharedPostgres;
beforeAll(() => {
  postgres = sharedPostgres();
});
afterAll(() => postgres.stop());

const both = ['PostgreSQL', 'the embedded database'];
describe.each(byForm(both, both.slice(0, 1)))('on %s', (kind) => {
  let database: ConnectedDatabase;
  let db: Kysely<CoreDatabase>;
  beforeEach(async () => {
    const databaseUrl = kind === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    database = await connectDatabase({ databaseUrl, limits: PATIENT });
    db = database.db;
  });
  afterEach(() => database.close());

  const ask = async (text: string) =>
    (await sql.raw<{ answer: unknown }>(text).execute(db)).rows[0]?.answer;
  const labelled = () => ask('select label() as answer');

  test('a version expands, moves rows a part at a time, and only then contracts', async () => {
    expect(await migrateWith(first, db)).toEqual(['0001-baseline']);
    expect(await outstandingIn(third, db)).toEqual(Object.keys(CONTRACTED).slice(1));
    expect(await migrateWith(third, db)).toEqual([
      '0002-expand-full-name',
      '0005-expand-price',
      '0003-migrate-names',
      '0004-contract-0002-name',
    ]);
    expect(await outstandingIn(third, db)).toEqual([]);
    expect(await ask('select count(full_name) as answer from thing')).toBe(25);
    expect(await labelled()).toBe('third');
  });

  test('rows that break off in the middle are gone on with, and nothing is taken away before', async () => {
    await migrateWith(first, db);
    let parts = 0;
    const breaking: Migration = {
      async up(trx: Kysely<unknown>) {
        parts += 1;
        if (parts === 2) throw new Error('the power went');
        return MOVE.up(trx);
      },
    };
    const broken = schemaOf({ ...CONTRACTED, '0003-migrate-names': breaking }, label('third'));
    await expect(migrateWith(broken, db)).rejects.toThrow('the power went');
    expect(await ask('select count(full_name) as answer from thing where name is not null')).toBe(
      10,
    );
    expect(await outstandingIn(third, db)).toEqual([
      '0003-migrate-names',
      '0004-contract-0002-name',
    ]);
    expect(await migrateWith(third, db)).toHaveLength(2);
  });

  test('the version before serves from what a newer one made, and leaves it as it is', async () => {
    await migrateWith(first, db);
    await migrateWith(second, db);
    expect(await outstandingIn(first, db)).toEqual([]);
    expect(await migrateWith(first, db)).toEqual([]);
    expect(await labelled()).toBe('second');
    await ask(
      `insert into thing (id, name) values (26, 'an old server''s') returning id as answer`,
    );
    expect(await ask('select full_name as answer from thing where id = 26')).toBe(
      `an old server's`,
    );
  });

  test('what is taken away is borne by whoever did without, and by nobody else', async () => {
    await migrateWith(third, db);
    expect(await migrateWith(second, db)).toEqual([]);
    expect(await labelled()).toBe('third');
    await expect(migrateWith(first, db)).rejects.toThrow(
      /newer version .*\(0004-contract-0002-name\)/,
    );
    await expect(outstandingIn(first, db)).rejects.toThrow(/newer version/);
    const other = schemaOf({ ...MOVED, '0006-expand-mended': run() });
    await expect(migrateWith(other, db)).rejects.toThrow(/left out 0006-expand-mended/);
  });

  test('functions alone are waited for as well', async () => {
    await migrateWith(first, db);
    const other = schemaOf(BASELINE, label('other'));
    expect(await outstandingIn(other, db)).toEqual(['functions']);
    expect(await migrateWith(other, db)).toEqual([]);
    expect([await outstandingIn(other, db), await labelled()]).toEqual([[], 'other']);
  });
});

test('while somebody holds a table a migration gives way to others, and is done after it', async () => {
  const databaseUrl = await postgres.createDatabase();
  const [holder, writer, migrating] = await Promise.all(
    [1, 2, 3].map(() => connectDatabase({ databaseUrl, limits: PATIENT })),
  );
  if (!holder || !writer || !migrating) throw new Error('no database');
  const opened = [holder, writer, migrating];
  await migrateWith(first, writer.db);
  const told: string[] = [];
  let writes = 0;
  let done: Promise<string[]> | undefined;
  await holder.db.transaction().execute(async (trx) => {
    await sql`select from thing`.execute(trx);
    done = migrateWith(second, migrating.db, (line) => told.push(line));
    // The reader blocks the migration, and the migration blocks the others no longer than one attempt.
    while (told.length === 0 || writes < 20) {
      writes += 1;
      await sql`update thing set name = 'written' where id = ${writes % 25}`.execute(writer.db);
    }
  });
  expect(await done).toEqual(['0002-expand-full-name', '0003-migrate-names']);
  expect(told[0]).toMatch(/waits for somebody/);
  await Promise.all(opened.map(({ close }) => close()));
});
