import { sql, type Kysely, type Migration, type Transaction } from 'kysely';
import { replaceFunctions } from './functions';
import type { CoreDatabase } from './tables';

/** Servers that start together take turns by this lock, as they did when another program migrated. */
const LOCK = '3853314791062309107';

/** Runs within the transaction that migrates. */
type Step = (trx: Transaction<CoreDatabase>) => Promise<unknown>;

/** What a database is to have. */
export interface Schema {
  /** Changes of tables and data, in the order of their names; one that has landed never changes. */
  migrations: Record<string, Migration>;
  /** Every function and trigger, as texts of SQL. */
  functions: readonly string[];
  /**
   * Brings a database whose migrations have other names to where the baseline begins.
   * @returns what is left to do once functions and triggers are there; undefined where there is nothing to bring
   */
  adopt(trx: Transaction<CoreDatabase>, seen: readonly string[]): Promise<Step | undefined>;
  /** Says that whatever was read before is old. */
  renew: Step;
}

/** The database has been brought further than this version knows; `message` is fit for an operator. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Makes the list of the migrations a database has seen. */
export async function makeMigrationList(trx: Transaction<CoreDatabase>): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
}

/** Reads the names of the migrations that the database has seen, in order. */
async function seenBy(trx: Transaction<CoreDatabase>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Runs some migrations and notes each. */
export async function runMigrations(
  trx: Transaction<CoreDatabase>,
  migrations: Record<string, Migration>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    await migrations[name]?.up(trx);
    await sql`insert into kysely_migration (name, timestamp)
      values (${name}, ${new Date().toISOString()})`.execute(trx);
  }
}

/** Migrations of a database with these, in order. */
function waitingOf({ migrations }: Schema, seen: readonly string[]): string[] {
  const names = Object.keys(migrations).toSorted();
  const unknown = seen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new NewerDatabaseError(
      `A newer version of the shop has been in this database (${unknown.join(', ')}); start that version.`,
    );
  }
  return names.filter((name) => !seen.includes(name));
}

/**
 * Brings the schema up to date, all or nothing: what is older is adopted, migrations that are missing run, and
 * functions and triggers are replaced as a whole when one is another. A migration meets no trigger. Servers that
 * start together take turns by a lock in the database, so each migration runs once.
 * @returns the names of the migrations that ran now
 * @throws whatever the database refused
 */
export async function migrateWith(schema: Schema, db: Kysely<CoreDatabase>): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.raw(LOCK)})`.execute(trx);
    await makeMigrationList(trx);
    const finish = await schema.adopt(trx, await seenBy(trx));
    const waiting = waitingOf(schema, await seenBy(trx));
    const isChanged = finish !== undefined || waiting.length > 0;
    await replaceFunctions(trx, schema.functions, {
      isForced: isChanged,
      meanwhile: () => runMigrations(trx, schema.migrations, waiting),
    });
    await finish?.(trx);
    if (isChanged) await schema.renew(trx);
    return waiting;
  });
}
