import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { SequenceState } from '../backup-contents';
import { OperatorError } from '../operator-error';

type Trx = Transaction<Database>;

/** Columns that are stored as they are; the others the database computes. */
async function columnsOf(trx: Trx, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = to_regclass(quote_ident(${table})) and attnum > 0 and not attisdropped
      and attgenerated = ''
    order by attnum
  `.execute(trx);
  return rows.map(({ name }) => name);
}

/** Triggers stay silent: what they would write is in the backup. Migrations may have filled the table. */
export async function openTables(trx: Trx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
  }
  if (tables.length > 0) {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(trx);
  }
}

export async function closeTables(trx: Trx, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  }
}

/** Puts rows back as they were, numbers included. @returns how many */
export async function insertRows(trx: Trx, table: string, lines: readonly string[]) {
  const columns = await columnsOf(trx, table);
  if (columns.length === 0)
    throw new OperatorError(`The backup has a table ${table} nobody knows.`);
  const list = sql.join(columns.map((column) => sql.id(column)));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)
  `.execute(trx);
  return Number(numAffectedRows ?? 0);
}

export async function setSequences(trx: Trx, sequences: readonly SequenceState[]): Promise<void> {
  for (const { table, column, last, called } of sequences) {
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}, ${called})
    `.execute(trx);
  }
}

/**
 * Puts aside the messages that waited when the backup was made: nobody here knows which of them were
 * sent since. Staff may send them.
 */
export async function holdMessages(trx: Trx): Promise<void> {
  await sql`
    update outbox set state = 'held', claimed_until = null,
      last_error = 'Restored from a backup; it may have been sent before.'
    where state = 'waiting'
  `.execute(trx);
}
