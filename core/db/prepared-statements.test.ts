import { sql } from 'kysely';
import {
  sharedPostgres,
  type SharedPostgres,
} from '@pasal/server/testing/database/shared-postgres';
import { connectTo, type ConnectedDatabase } from './connect';
import { PLANNED_EACH_TIME } from './prepared-statements';
import { runStatement } from './statement';

let postgres: SharedPostgres;
let database: ConnectedDatabase;

beforeAll(async () => {
  postgres = sharedPostgres();
  const databaseUrl = await postgres.createMigrated();
  // One connection, so that the test can inspect its prepared statements.
  database = await connectTo({ databaseUrl, poolSize: 1 });
});

afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const countPrepared = async (marker: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${`%${marker}%`}
      and statement not like '%pg_prepared_statements%'
  `.execute(database.db);
  return rows.length;
};
const run = <Row>(text: string, values: unknown[] = []) =>
  runStatement<Row>(database.db, { text, values });

test('a statement is prepared from its second use on', async () => {
  const text = 'select $1::integer + 1 as answer, 1 as repeated';
  expect(await run(text, [1])).toEqual([{ answer: 2, repeated: 1 }]);
  expect(await countPrepared('as repeated')).toBe(0);
  for (const value of [2, 3, 4]) {
    expect(await run(text, [value])).toEqual([{ answer: value + 1, repeated: 1 }]);
  }
  expect(await countPrepared('as repeated')).toBe(1);
});

test('a statement that asks for it is planned each time', async () => {
  const text = `${PLANNED_EACH_TIME} select $1::integer + 1 as answer, 1 as never_kept`;
  for (const value of [1, 2, 3]) await run(text, [value]);
  expect(await countPrepared('as never_kept')).toBe(0);
});

test('a statement whose table has changed is asked anew; a transaction of it can be tried again', async () => {
  await run('create table changing (id integer)');
  await run('insert into changing (id) values (1), (2), (3)');
  const text = 'select * from changing where id = $1::integer';
  for (const id of [1, 2, 3]) expect(await run(text, [id])).toEqual([{ id }]);
  await run('alter table changing add column name text');
  expect(await run(text, [1])).toEqual([{ id: 1, name: null }]);
  for (const id of [1, 2, 3]) expect(await run(text, [id])).toEqual([{ id, name: null }]);
  await run('alter table changing add column other text');
  const read = () =>
    database.db.transaction().execute((trx) => runStatement(trx, { text, values: [2] }));
  await expect(read()).rejects.toMatchObject({ code: '40001' });
  expect(await read()).toEqual([{ id: 2, name: null, other: null }]);
});

// This test is the last: after it no other statement is prepared on this connection.
test('statements without end neither fill the database nor stop working', async () => {
  for (let number = 0; number < 600; number += 1) {
    const text = `select $1::integer as number_without_end_${number}`;
    await run(text, [number]);
    expect(await run(text, [number])).toEqual([{ [`number_without_end_${number}`]: number }]);
  }
  expect(await countPrepared('number_without_end_')).toBeLessThanOrEqual(200);
});
