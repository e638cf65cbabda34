import type { Transaction } from 'kysely';
import { GONE_TABLES, isOlder } from '../../db/older/older-migrations';
import type { Database } from '../../db/schema';
import { sequencesOf, storedColumns, tablesOf, type StoredColumn } from '../backup-contents';
import type { AboutBackup } from '../backup-format';
import { OperatorError } from '../operator-error';

type Trx = Transaction<Database>;

/** The tables of a backup, with their columns. */
export type KnownTables = ReadonlyMap<string, readonly StoredColumn[]>;

const strange = (what: string, name: string) =>
  new OperatorError(`The backup names ${what} ${JSON.stringify(name)}, which no shop has.`);

/**
 * Reads the tables of a backup. Each must have been created by the migrations just now, because a crafted backup may name anything.
 * @throws OperatorError for a table or sequence that the migrations did not create
 */
export async function knownTables(trx: Trx, about: AboutBackup): Promise<KnownTables> {
  const made = await tablesOf(trx);
  const gone = isOlder(about.migrations) ? GONE_TABLES : [];
  const names = Object.keys(about.tables).filter((name) => !gone.includes(name));
  const other = names.find((name) => !made.includes(name));
  if (other !== undefined) throw strange('the table', other);
  const numbered = await sequencesOf(trx, names);
  for (const { table, column } of about.sequences) {
    const isKnown = numbered.some((one) => one.table === table && one.column === column);
    if (!isKnown) throw strange('the numbering of', `${table}.${column}`);
  }
  const known = new Map<string, readonly StoredColumn[]>();
  for (const name of names) known.set(name, await storedColumns(trx, name));
  return known;
}

/**
 * The columns of a table in the backup.
 * @throws OperatorError if it does not contain the table
 */
export function columnsOf(tables: KnownTables, table: string): readonly StoredColumn[] {
  const columns = tables.get(table);
  if (columns === undefined) throw strange('the table', table);
  return columns;
}

/**
 * Finds the row and column for a file's bytes, by its name below the folder of files.
 * @throws OperatorError if there is none
 */
export function placeOf(tables: KnownTables, path: string) {
  const [table = '', column = '', ...values] = path.split('/');
  const columns = columnsOf(tables, table);
  const key = columns.filter(({ isKey }) => isKey);
  const isBytes = columns.some(({ name, isBytes: holds }) => holds && name === column);
  if (!isBytes || key.length !== values.length) throw strange('a file', path);
  const named = key.map(({ name }, at): [string, string] => [name, decode(values[at] ?? '', path)]);
  return { table, column, key: named };
}

function decode(value: string, path: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw strange('a file', path);
  }
}
