import { sql, type Transaction } from 'kysely';
import { migrations } from '../../db/migrations';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

/**
 * Returns statements that remove everything the shop made in its schema, except what an extension brought.
 */
const DROPS = `
  select format('drop table if exists %I cascade', relname) as statement
  from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
  union all
  select format('drop view if exists %I cascade', relname)
  from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'v'
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  union all
  select format('drop function if exists %s cascade', pg_proc.oid::regprocedure)
  from pg_proc where pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
`;

export async function emptySchema(trx: Trx): Promise<void> {
  const { rows } = await sql<{ statement: string }>`${sql.raw(DROPS)}`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}

/** Makes the tables as they were at the moment of the backup, and the migrator's own record of it. */
export async function makeSchema(trx: Trx, names: readonly string[]): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
  for (const name of names) {
    await migrations[name]?.up(trx);
    await sql`
      insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
    `.execute(trx);
  }
}

/** Brings restored rows to the schema of this version. */
export async function finishSchema(trx: Trx, names: readonly string[]): Promise<void> {
  const later = Object.keys(migrations).toSorted().slice(names.length);
  await makeSchema(trx, later);
}
