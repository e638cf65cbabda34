import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { restored } from '../../modules/notifications/reason-messages';
import type { ArchiveEntry } from '../archive-reader';
import { FILES_FOLDER, TABLES_FOLDER, type SequenceState } from '../backup-format';
import { linesOf } from '../backup-lines';
import { OperatorError } from '../operator-error';
import type { StoredColumn } from '../backup-contents';
import { columnsOf, placeOf, type KnownTables } from './restore-tables';

type Trx = Transaction<Database>;

/** Approximate bytes of rows per insert. */
const INSERTED_BYTES = 1024 * 1024;

/** Empties the tables, which migrations may have filled. */
export async function openTables(trx: Trx, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) {
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(trx);
  }
  // A value comes in pieces, which are assembled in its row.
  await sql`create temporary table restored_piece (part integer, bytes bytea) on commit drop`.execute(
    trx,
  );
}

/** The columns of a file's rows: those of an older shop may lack some, which have defaults. */
function columnsIn(line: string, columns: readonly StoredColumn[]): readonly StoredColumn[] {
  const row: unknown = JSON.parse(line);
  if (typeof row !== 'object' || row === null) return columns;
  return columns.filter(({ name }) => Object.hasOwn(row, name));
}

/** Reads the rows of a table that no longer exists. @returns how many */
export async function skipRows({ content }: ArchiveEntry): Promise<number> {
  const lines = linesOf(content);
  let skipped = 0;
  while ((await lines.next()).done !== true) skipped += 1;
  return skipped;
}

/**
 * Inserts the rows of a file unchanged, including their ids.
 * @returns how many
 */
export async function insertRows(trx: Trx, tables: KnownTables, { name, content }: ArchiveEntry) {
  const [table = ''] = name.slice(TABLES_FOLDER.length).split('/');
  const columns = columnsOf(tables, table);
  const insert = async (lines: readonly string[]) => {
    const there = columnsIn(lines[0] ?? '', columns);
    const list = sql.join(there.map((column) => sql.id(column.name)));
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (${list}) overriding system value
      select ${list}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${lines.join(',')}]`}::jsonb)
    `.execute(trx);
    return Number(numAffectedRows ?? 0);
  };
  let inserted = 0;
  let lines: string[] = [];
  let length = 0;
  for await (const line of linesOf(content)) {
    lines.push(line);
    length += line.length;
    if (length < INSERTED_BYTES) continue;
    inserted += await insert(lines);
    [lines, length] = [[], 0];
  }
  return lines.length > 0 ? inserted + (await insert(lines)) : inserted;
}

/** Combines small pieces into larger ones. */
async function* inLargePieces(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length < INSERTED_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, length] = [[], 0];
  }
  yield Buffer.concat(pieces);
}

/** Writes the bytes of a file into the row they belong to. */
export async function fillRow(trx: Trx, tables: KnownTables, entry: ArchiveEntry): Promise<void> {
  const { table, column, key } = placeOf(tables, entry.name.slice(FILES_FOLDER.length));
  await sql`truncate restored_piece`.execute(trx);
  let part = 0;
  for await (const bytes of inLargePieces(entry.content)) {
    part += 1;
    await sql`insert into restored_piece values (${part}, ${bytes})`.execute(trx);
  }
  const where = sql.join(
    key.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} =
      (select string_agg(bytes, ''::bytea order by part) from restored_piece)
    where ${where}
  `.execute(trx);
  if (numAffectedRows === 1n) return;
  throw new OperatorError(`The backup has no row for its file ${JSON.stringify(entry.name)}.`);
}

export async function setSequences(trx: Trx, sequences: readonly SequenceState[]): Promise<void> {
  for (const { table, column, last, called } of sequences) {
    await sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}, ${called})
    `.execute(trx);
  }
}

/** Holds the messages that were waiting at the time of the backup: some may have been sent since. Staff may send them. */
export async function holdMessages(trx: Trx): Promise<void> {
  await sql`
    update outbox set state = 'held', claimed_until = null,
      last_error = ${restored.en}
    where state = 'waiting'
  `.execute(trx);
}
