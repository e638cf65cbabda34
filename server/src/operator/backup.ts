import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { BACKUP, recordWork } from '../db/operator-work';
import type { Database } from '../db/schema';
import { createArchive, type ArchiveWriter } from './archive-writer';
import * as contents from './backup-contents';
import { picturesIn } from './picture-files';

interface BackupOptions {
  db: Kysely<Database>;
  uploadsDir: string;
  /** Where to write; must not exist. */
  file: string;
}

export interface BackupResult {
  tables: number;
  rows: number;
  pictures: number;
}

async function addTable(
  trx: Transaction<Database>,
  archive: ArchiveWriter,
  table: string,
): Promise<number> {
  // A cursor, so that a large table never has to fit into memory.
  await sql`declare backup_rows no scroll cursor for
    select to_jsonb(entry)::text as row from ${sql.table(table)} as entry`.execute(trx);
  let count = 0;
  for (let part = 1; ; part += 1) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.raw(String(contents.ROWS_PER_FILE))} from backup_rows
    `.execute(trx);
    if (rows.length === 0) break;
    const name = `${contents.TABLES_FOLDER}${table}/${String(part).padStart(6, '0')}.jsonl`;
    await archive.addText(name, rows.map(({ row }) => `${row}\n`).join(''));
    count += rows.length;
  }
  await sql`close backup_rows`.execute(trx);
  return count;
}

async function countsOf(trx: Transaction<Database>, tables: readonly string[]) {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}
    `.execute(trx);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

async function addPictures(uploadsDir: string, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for (const path of await picturesIn(uploadsDir)) {
    // One that goes meanwhile is no longer any product's; one that is open stays to the end.
    const picture = await open(join(uploadsDir, path)).catch(() => undefined);
    if (picture === undefined) continue;
    const { size } = await picture.stat();
    const name = `${contents.UPLOADS_FOLDER}${path}`;
    await archive.addStream(name, size, picture.createReadStream());
    count += 1;
  }
  return count;
}

async function addRows(db: Kysely<Database>, archive: ArchiveWriter) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const tables = await contents.tablesOf(trx);
      const about: contents.AboutBackup = {
        format: contents.FORMAT,
        made: new Date().toISOString(),
        migrations: await contents.migrationsOf(trx),
        tables: await countsOf(trx, tables),
        sequences: await contents.sequencesOf(trx, tables),
      };
      await archive.addText(contents.ABOUT_FILE, JSON.stringify(about, null, 2));
      let rows = 0;
      for (const table of tables) rows += await addTable(trx, archive, table);
      return { tables: tables.length, rows };
    });
}

/**
 * Writes database and pictures into one file. The rows are those of one moment, whatever is written
 * meanwhile; a picture never changes under its name, so copying it later is as good. The shop
 * remembers when it was done.
 * @throws OperatorError when the file cannot be written
 */
export async function backupShop({ db, uploadsDir, file }: BackupOptions): Promise<BackupResult> {
  const archive = await createArchive(file);
  try {
    const { tables, rows } = await addRows(db, archive);
    const pictures = await addPictures(uploadsDir, archive);
    await archive.addText(contents.MANIFEST_FILE, JSON.stringify(archive.files));
    await archive.finish();
    // The file is whole, whether or not the shop can remember it.
    await recordWork(db, BACKUP).catch(() => undefined);
    return { tables, rows, pictures };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}
