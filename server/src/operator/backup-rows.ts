import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { ArchiveWriter } from './archive-writer';
import { storedColumns, type StoredColumn } from './backup-contents';
import { FILES_FOLDER, TABLES_FOLDER } from './backup-format';

type Trx = Transaction<Database>;

/** Approximate maximum of bytes, and of rows, per fetch. */
const FETCHED_BYTES = 1024 * 1024;
const FETCHED_ROWS = 1000;
/** Approximate size of one file of a table; a larger row has its own file. */
const FILE_BYTES = 8 * 1024 * 1024;
/** Bytes of a binary value copied at a time. */
const PIECE = 1024 * 1024;

/** Selects rows as JSON, without binary columns. */
function asJson(table: string, columns: readonly StoredColumn[]) {
  const values = columns.map(({ name, isBytes }) => {
    const column = sql.ref(name);
    return isBytes
      ? sql`case when ${column} is not null then ''::bytea end as ${column}`
      : sql`${column}`;
  });
  return sql`select to_jsonb(entry)::text as row from (
    select ${sql.join(values)} from ${sql.table(table)}
  ) as entry`;
}

/** How many rows to fetch at a time: a few large ones might not fit into memory together. */
async function rowsAtOnce(trx: Trx, table: string, columns: readonly StoredColumn[]) {
  const { rows } = await sql<{ longest: number | null }>`
    select max(octet_length(row)) as longest from (${asJson(table, columns)}) as entry
  `.execute(trx);
  const fitting = Math.floor(FETCHED_BYTES / (rows[0]?.longest ?? FETCHED_BYTES));
  return Math.min(Math.max(fitting, 1), FETCHED_ROWS);
}

/** Reads every row as a line, a few at a time. */
async function* linesOf(trx: Trx, table: string, columns: readonly StoredColumn[]) {
  const atOnce = await rowsAtOnce(trx, table, columns);
  // Uses a cursor, so that a large table never has to fit into memory.
  await sql`declare backup_rows no scroll cursor for ${asJson(table, columns)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.raw(String(atOnce))} from backup_rows
    `.execute(trx);
    for (const { row } of rows) yield `${row}\n`;
    if (rows.length < atOnce) break;
  }
  await sql`close backup_rows`.execute(trx);
}

async function addRows(
  trx: Trx,
  archive: ArchiveWriter,
  table: string,
  columns: readonly StoredColumn[],
): Promise<number> {
  let [count, parts, bytes] = [0, 0, 0];
  let lines: string[] = [];
  const end = async () => {
    if (lines.length === 0) return;
    parts += 1;
    const name = `${TABLES_FOLDER}${table}/${String(parts).padStart(6, '0')}.jsonl`;
    await archive.addText(name, lines.join(''));
    count += lines.length;
    [lines, bytes] = [[], 0];
  };
  for await (const line of linesOf(trx, table, columns)) {
    const length = Buffer.byteLength(line);
    if (bytes + length > FILE_BYTES) await end();
    lines.push(line);
    bytes += length;
  }
  await end();
  return count;
}

/** Reads the bytes of one value in pieces. */
async function* piecesOf(
  trx: Trx,
  { table, column, size }: { table: string; column: string; size: number },
  key: readonly [name: string, value: string][],
): AsyncGenerator<Buffer> {
  const where = sql.join(
    key.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  for (let from = 0; from < size; from += PIECE) {
    const { rows } = await sql<{ piece: Uint8Array }>`
      select substring(${sql.ref(column)} from ${from + 1}::integer for ${PIECE}::integer) as piece
      from ${sql.table(table)} where ${where}
    `.execute(trx);
    yield Buffer.from(rows[0]?.piece ?? []);
  }
}

/** Adds each value of a binary column as a file named by the key of its row. */
async function addFiles(
  trx: Trx,
  archive: ArchiveWriter,
  { table, column, key }: { table: string; column: string; key: readonly string[] },
): Promise<void> {
  const { rows } = await sql<Record<string, string> & { size: number }>`
    select octet_length(${sql.ref(column)}) as size,
      ${sql.join(key.map((name, at) => sql`${sql.ref(name)}::text as ${sql.ref(`key${at}`)}`))}
    from ${sql.table(table)} where ${sql.ref(column)} is not null order by ${sql.join(key.map((name) => sql.ref(name)))}
  `.execute(trx);
  for (const row of rows) {
    const values = key.map((name, at): [string, string] => [name, row[`key${at}`] ?? '']);
    const path = values.map(([, value]) => encodeURIComponent(value)).join('/');
    const { size } = row;
    const pieces = piecesOf(trx, { table, column, size }, values);
    await archive.addStream(`${FILES_FOLDER}${table}/${column}/${path}`, size, pieces);
  }
}

/**
 * Writes a table: its rows in files of a few megabytes, and each binary value in its own file.
 * @returns how many rows
 */
export async function addTable(trx: Trx, archive: ArchiveWriter, table: string): Promise<number> {
  const columns = await storedColumns(trx, table);
  const count = await addRows(trx, archive, table, columns);
  const key = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  for (const { name } of columns.filter(({ isBytes }) => isBytes)) {
    await addFiles(trx, archive, { table, column: name, key });
  }
  return count;
}
