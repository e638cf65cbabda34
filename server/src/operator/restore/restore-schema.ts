import { sql, type Transaction } from 'kysely';
import { replaceFunctions } from '@pasal/core/db/functions';
import { makeMigrationList, runMigrations } from '@pasal/core/db/migrate';
import { FUNCTIONS } from '../../db/functions';
import { renewVersions } from '../../db/migrate';
import { migrations } from '../../db/migrations';
import { changeOlderRows, followVariants } from '../../db/older/adopt-older';
import { BASELINE, isOlder } from '../../db/older/older-migrations';
import type { Database } from '../../db/schema';

type Trx = Transaction<Database>;

/** Statements that drop everything the shop created in its schema, except what an extension owns. */
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

/** The migrations that create a backup's schema: the baseline includes all before it. */
const migrationsFor = (seen: readonly string[]): readonly string[] =>
  isOlder(seen) ? BASELINE : seen;

/**
 * Creates the tables as they were at the time of the backup, and the migrator's own record. Without triggers, because the backup contains
 * what they would write.
 */
export async function makeSchema(trx: Trx, seen: readonly string[]): Promise<void> {
  await makeMigrationList(trx);
  await runMigrations(trx, migrations, migrationsFor(seen));
}

/** Migrates restored rows to this version's schema. */
export async function finishSchema(trx: Trx, seen: readonly string[]): Promise<void> {
  if (isOlder(seen)) await changeOlderRows(trx, seen);
  const there = migrationsFor(seen);
  const later = Object.keys(migrations)
    .toSorted()
    .filter((name) => !there.includes(name));
  await replaceFunctions(trx, FUNCTIONS, () => runMigrations(trx, migrations, later));
  if (isOlder(seen)) await followVariants(trx);
  // No server may answer with what it read before.
  await renewVersions(trx);
}
