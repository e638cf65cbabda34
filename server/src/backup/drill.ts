import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { diskFiles } from '@pasal/core/files/disk-files';
import type { ListedFile, ServedFiles } from '@pasal/core/files/files';
import type { Database } from '../db/schema';
import { countsOf, sumsOf, tablesOf } from '../operator/backup-contents';
import type { AboutBackup } from '../operator/backup-format';
import { examineShop } from '../operator/doctor';
import { restoreShop, type RestoreResult } from '../operator/restore/restore';
import { locateBackup, pictureCopies } from '../operator/stored-backup';
import { openThrowaway } from './throwaway-database';

/** A restore rewrites this table, so that servers discard what they read before. */
const RENEWED = 'public_version';

export interface DrillResult extends Pick<RestoreResult, 'made' | 'rows'> {
  /** The number of sums compared. */
  sums: number;
  /** Differences to the time of the backup, and the doctor's findings; empty if the backup is good. */
  findings: string[];
}

/** Compares row counts and sums with those of the shop at the time of the backup. */
export async function differencesFrom(
  db: Kysely<Database>,
  { tables, sums = {} }: Pick<AboutBackup, 'tables' | 'sums'>,
): Promise<string[]> {
  const there = await tablesOf(db);
  // A table of an older version may be gone; the restore has reported what became of its rows.
  const counts = await countsOf(
    db,
    there.filter((table) => table in tables && table !== RENEWED),
  );
  const added = await sumsOf(db);
  return [
    ...Object.entries(counts)
      .filter(([table, count]) => count !== tables[table])
      .map(
        ([table, count]) =>
          `${table} has ${count} rows; ${tables[table]} when the backup was made.`,
      ),
    ...Object.entries(sums)
      .filter(([column, sum]) => column in added && added[column] !== sum)
      .map(
        ([column, sum]) =>
          `The sum of ${column} is ${added[column]}; ${sum} when the backup was made.`,
      ),
  ];
}

/**
 * The pictures of a drill: those stored beside the backup count as present and are not fetched; those inside it go into `folder`. Nothing
 * beside the backup is changed.
 */
async function drillPictures(folder: string, file: string): Promise<ServedFiles> {
  const disk = diskFiles(folder);
  await disk.prepare();
  const copies = new Map<string, ListedFile>();
  for await (const copy of pictureCopies(locateBackup(file).files).list()) {
    copies.set(copy.key, copy);
  }
  return {
    ...disk,
    head: async (key) => copies.get(key) ?? disk.head(key),
    async *list(prefix = '') {
      for (const copy of copies.values()) if (copy.key.startsWith(prefix)) yield copy;
      yield* disk.list(prefix);
    },
  };
}

/**
 * Restores a backup into a temporary database, and compares.
 * @param server a PostgreSQL server to use; an embedded database without one
 * @throws OperatorError when the backup cannot be restored
 */
export async function drillBackup(file: string, server: string | undefined): Promise<DrillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'pasal-drill-'));
  try {
    const { db, close } = await openThrowaway(folder, server);
    try {
      const pictures = await drillPictures(join(folder, 'uploads'), file);
      const { about, made, rows } = await restoreShop({ db, pictures, file, force: true });
      const differences = await differencesFrom(db, about);
      const { findings } = await examineShop({ db, pictures });
      const sums = Object.keys(about.sums ?? {}).length;
      return { made, rows, sums, findings: [...differences, ...findings] };
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
