import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';

/** First file of a backup: what it is and which schema its rows have. */
export const ABOUT_FILE = 'pasal-backup.json';
/** Last file: every other one with its size and hash. Without it a backup is not whole. */
export const MANIFEST_FILE = 'manifest.json';
export const TABLES_FOLDER = 'tables/';
export const UPLOADS_FOLDER = 'uploads/';
export const FORMAT = 1;
/** Rows in one file of a table. */
export const ROWS_PER_FILE = 1000;

export interface AboutBackup {
  format: number;
  /** ISO 8601. */
  made: string;
  /** Names of the migrations the database had seen, in order. */
  migrations: string[];
  /** How many rows each table has. */
  tables: Record<string, number>;
  sequences: SequenceState[];
}

/** Where the numbering of a table goes on, so that the number of a deleted row never comes back. */
export interface SequenceState {
  table: string;
  column: string;
  last: number;
  called: boolean;
}

/**
 * Whoever restores a backup logs in anew: a session that was ended since must not live again. A shop that
 * was put into a new place has yet to be backed up there. What is being tried is looked at anew, and a
 * link to a preview that was ended since must not be good again.
 */
const LEFT_OUT = new Set([
  'session',
  'operator_work',
  'release_watch',
  'release_watch_failure',
  'release_preview',
]);

/** Tables in an order in which a row's foreign keys are there before it. */
async function inLoadingOrder(db: Kysely<Database>, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; needs: string }>`
    select child.relname as table, parent.relname as needs
    from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid
      and child.relnamespace = current_schema()::regnamespace
  `.execute(db);
  const ordered: string[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const ready = [...waiting].filter(
      (table) => !rows.some((row) => row.table === table && waiting.has(row.needs)),
    );
    if (ready.length === 0) throw new Error('the tables need each other');
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

/** The shop's tables in the order to load them, but the migrator's and those that may be empty after a crash anyway. */
export async function tablesOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relpersistence = 'p' and relname not like 'kysely%'
    order by relname
  `.execute(db);
  const tables = rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
  return inLoadingOrder(db, tables);
}

/** Names of the migrations the database has seen, in order; empty for an empty database. */
export async function migrationsOf(db: Kysely<Database>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there
  `.execute(db);
  if (found[0]?.there !== true) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

export async function sequencesOf(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<SequenceState[]> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select relname as table, attname as column,
      pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and attnum > 0
      and pg_get_serial_sequence(quote_ident(relname), attname) is not null
    order by relname, attname
  `.execute(db);
  const states: SequenceState[] = [];
  for (const { table, column, sequence } of rows.filter((row) => tables.includes(row.table))) {
    const { rows: state } = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(sequence)}
    `.execute(db);
    states.push(...state.map(({ last, called }) => ({ table, column, last, called })));
  }
  return states;
}
