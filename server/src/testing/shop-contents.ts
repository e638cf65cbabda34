import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { tablesOf } from '../operator/backup-contents';

/** Reads every row of every table, as text. */
async function rowsOf(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of await tablesOf(db)) {
    // A restore changes every version.
    if (table === 'public_version') continue;
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(entry)::text as row from ${sql.table(table)} as entry order by 1
    `.execute(db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** Reads every picture by its name, in base64; without derived and half-written ones. */
export async function picturesOf(uploadsDir: string): Promise<Record<string, string>> {
  const found = await readdir(uploadsDir, { recursive: true, withFileTypes: true }).catch(() => []);
  const pictures: Record<string, string> = {};
  for (const entry of found.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    if (file.includes('.derived') || file.endsWith('.part')) continue;
    pictures[file.slice(uploadsDir.length)] = (await readFile(file)).toString('base64');
  }
  return pictures;
}

/** Reads everything that a backup must restore. */
export const contentsOf = async ({
  db,
  uploadsDir,
}: {
  db: Kysely<Database>;
  uploadsDir: string;
}) => ({
  rows: await rowsOf(db),
  pictures: await picturesOf(uploadsDir),
});
