import { sql, type Kysely, type Migration as Plain, type Transaction } from 'kysely';
import { hasFunctions, replaceFunctions } from './functions';
import { inPhase, isBearable, PHASES } from './migration-names';
import type { CoreDatabase } from './tables';
import { lockTables, untilFree } from './until-free';

/** Servers that start together take turns by this lock; the id is that of the earlier migration tool. */
const LOCK = '3853314791062309107';

type Trx = Transaction<CoreDatabase>;
/** Runs within the transaction that migrates. */
type Step = (trx: Trx) => Promise<unknown>;

/** A change of tables or data. One that moves rows returns their number, and is called again until it is 0. */
export interface Migration {
  up(...given: Parameters<Plain['up']>): Promise<unknown>;
}
type Migrations = Record<string, Migration>;

/** The target state of a database. */
export interface Schema {
  /** Changes of tables and data by name (`migration-names.ts`); a released one never changes. */
  migrations: Migrations;
  /** Every function and trigger, as SQL. */
  functions: readonly string[];
  /** True for a database whose migrations have older names, which `adopt` upgrades. */
  isOlder(seen: readonly string[]): boolean;
  /**
   * Upgrades a database whose migrations have older names to the point where the baseline begins.
   * @returns what is left to do once functions and triggers exist; undefined if nothing needs upgrading
   */
  adopt(trx: Trx, seen: readonly string[]): Promise<Step | undefined>;
  /** Invalidates everything read before. */
  renew: Step;
}

/** The database was migrated further than this version supports; `message` is fit for an operator. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Creates the table of applied migrations. */
export async function makeMigrationList(trx: Trx): Promise<void> {
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null
  )`.execute(trx);
}

/** Reads the names of the applied migrations, in order. */
async function seenBy(db: Kysely<CoreDatabase>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Runs a migration, or one batch of one that moves rows; returns whether it is done. */
async function advance(trx: Trx, migrations: Migrations, name: string): Promise<boolean> {
  const changed = await migrations[name]?.up(trx);
  if (inPhase([name], 'migrate').length > 0 && typeof changed !== 'number') {
    throw new Error(`${name} has to return how many rows it changed`);
  }
  if (typeof changed === 'number' && changed > 0) return false;
  await sql`insert into kysely_migration (name, timestamp)
    values (${name}, ${new Date().toISOString()})`.execute(trx);
  return true;
}

/** Runs some migrations in one transaction, each as its phase requires, and records each. */
export async function runMigrations(
  trx: Trx,
  migrations: Migrations,
  names: readonly string[],
): Promise<void> {
  for (const name of PHASES.flatMap((phase) => inPhase(names, phase))) {
    while (!(await advance(trx, migrations, name)));
  }
}

const newer = (names: readonly string[], why: string) =>
  new NewerDatabaseError(
    `A newer version of the shop has been in this database (${names.join(', ')})${why}; start that version.`,
  );

/** Which migrations a database lacks, and which compatible ones newer versions have applied. */
interface State {
  waiting: string[];
  newer: string[];
}

/** Compares a database with this version. @throws NewerDatabaseError if this version cannot run on it */
export function stateOf(
  { migrations }: Pick<Schema, 'migrations'>,
  seen: readonly string[],
): State {
  const names = Object.keys(migrations).toSorted();
  const unknown = seen.filter((name) => !names.includes(name));
  const unbearable = unknown.filter((name) => !isBearable(name, names));
  if (unbearable.length > 0) throw newer(unbearable, '');
  const waiting = names.filter((name) => !seen.includes(name));
  if (unknown.length > 0 && waiting.length > 0) {
    throw newer(unknown, ` and left out ${waiting.join(', ')}`);
  }
  return { waiting, newer: unknown };
}

/** Lists the migrations a server of this version still waits for; empty when it can serve. */
export async function outstandingIn(schema: Schema, db: Kysely<CoreDatabase>): Promise<string[]> {
  const { rows } = await sql`
    select to_regclass('kysely_migration') where to_regclass('kysely_migration') is not null`.execute(
    db,
  );
  const seen = rows.length === 0 ? [] : await seenBy(db);
  if (seen.length === 0 || schema.isOlder(seen)) return Object.keys(schema.migrations);
  const state = stateOf(schema, seen);
  if (state.waiting.length > 0 || state.newer.length > 0) return state.waiting;
  return (await hasFunctions(db, schema.functions)) ? [] : ['functions'];
}

/** Changes the tables in one transaction, so short that users hardly notice. */
function changeTables(schema: Schema, db: Kysely<CoreDatabase>, phase: 'expand' | 'contract') {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.raw(LOCK)})`.execute(trx);
    await makeMigrationList(trx);
    const finish = await schema.adopt(trx, await seenBy(trx));
    const state = stateOf(schema, await seenBy(trx));
    const names = inPhase(state.waiting, phase);
    const isChanged = finish !== undefined || names.length > 0;
    // Those of a newer version stay: they support this one too.
    const isCurrent = state.newer.length > 0 || (await hasFunctions(trx, schema.functions));
    if (isChanged || !isCurrent) {
      await lockTables(trx);
      await replaceFunctions(trx, schema.functions, () =>
        runMigrations(trx, schema.migrations, names),
      );
    }
    await finish?.(trx);
    if (isChanged) await schema.renew(trx);
    return { names, left: state.waiting.filter((name) => !names.includes(name)) };
  });
}

/** Runs one batch of a migration that moves rows; returns whether all of it is done. */
function moveRows({ migrations }: Schema, db: Kysely<CoreDatabase>, name: string) {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.raw(LOCK)})`.execute(trx);
    // Another server may have finished it.
    if ((await seenBy(trx)).includes(name)) return true;
    await sql`set local lock_timeout = '500ms'`.execute(trx);
    return advance(trx, migrations, name);
  });
}

/**
 * Brings the schema up to date while servers of the previous version use it: adopts an older database and runs the
 * expand migrations in one transaction, replacing all functions and triggers if any differs; then moves rows in
 * batches; then runs the contract migrations in one transaction. No triggers fire during a migration of tables.
 * Servers that start together take turns by a lock in the database, so each migration runs once. A database that
 * newer versions only expanded is left unchanged.
 * @param say receives messages for the operator
 * @returns the names of the migrations that ran now
 * @throws NewerDatabaseError, or any error of the database
 */
export async function migrateWith(
  schema: Schema,
  db: Kysely<CoreDatabase>,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  const { names, left } = await untilFree(() => changeTables(schema, db, 'expand'), say);
  const moving = inPhase(left, 'migrate');
  for (const name of moving) {
    say(`Rows are moved by ${name}.`);
    while (!(await untilFree(() => moveRows(schema, db, name), say)));
  }
  if (left.length === moving.length) return [...names, ...moving];
  const contracted = await untilFree(() => changeTables(schema, db, 'contract'), say);
  return [...names, ...moving, ...contracted.names];
}
