import type { Files } from '@pasal/core/files/files';
import type { Kysely } from 'kysely';
import { BACKUP, recordWork } from '@pasal/core/db/operator-work';
import type { Database } from '../db/schema';
import { readBuiltVersion } from '../built-version';
import { createArchive, type ArchiveWriter } from './archive-writer';
import { addArchives, archivesInStores, PARTS } from './backup-archives';
import * as contents from './backup-contents';
import {
  ABOUT_FILE,
  FORMAT,
  MANIFEST_FILE,
  type AboutBackup,
  type Manifest,
} from './backup-format';
import { addPictures, copyPictures, missingPicturesError } from './backup-pictures';
import { addTable } from './backup-rows';
import { picturesOfShop, type NamedPicture } from './picture-check';
import type { StoredBackup } from './stored-backup';

interface BackupOptions {
  db: Kysely<Database>;
  pictures: Files;
  /** Stores that may contain release archives. */
  archives?: readonly Files[];
  /** The file to write, which must not exist. */
  file: string | StoredBackup;
  /** Where pictures are copied to instead of into the file: each once, however many backups there are. */
  copies?: Files;
  /** Aborts the backup. */
  signal?: AbortSignal;
  /** True if a backup is made although pictures that rows name are missing. */
  withoutMissingPictures?: boolean;
}

export interface BackupResult {
  tables: number;
  rows: number;
  pictures: number;
  /** URLs of pictures that rows name and the backup lacks. */
  missing: string[];
}

/** Maximum attempts: it restarts if a picture was deleted with its row in the meantime. */
const TRIES = 3;

/** The row counts by table, plus parts that are in no table; a database of an older version has none. */
const withParts = (counts: Record<string, number>, parts: number) =>
  parts === 0 ? counts : { ...counts, [PARTS]: (counts[PARTS] ?? 0) + parts };

/** Adds the rows of one snapshot, and returns the pictures they name. */
async function addDatabase(options: BackupOptions, archive: ArchiveWriter) {
  const { db, archives = [], copies } = options;
  const version = readBuiltVersion();
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const tables = await contents.tablesOf(trx);
      const stored = await archivesInStores(trx, archives);
      const counts = await contents.countsOf(trx, tables);
      const parts = stored.reduce((total, one) => total + one.parts, 0);
      const about: AboutBackup = {
        format: FORMAT,
        made: new Date().toISOString(),
        migrations: await contents.migrationsOf(trx),
        tables: withParts(counts, parts),
        sums: await contents.sumsOf(trx),
        ...(version !== undefined && { version }),
        ...(copies && { pictures: 'beside' }),
        sequences: await contents.sequencesOf(trx, tables),
      };
      await archive.addText(ABOUT_FILE, JSON.stringify(about, null, 2));
      const rows: Record<string, number> = {};
      for (const table of tables) rows[table] = await addTable(trx, archive, table);
      const written = withParts(rows, await addArchives(archive, stored));
      return { rows: written, named: await picturesOfShop(trx) };
    });
}

const distinct = (named: readonly NamedPicture[]) => [...new Set(named.map(({ path }) => path))];

async function writeBackup(options: BackupOptions, archive: ArchiveWriter) {
  const { pictures: files, copies, signal } = options;
  const { rows, named } = await addDatabase(options, archive);
  const added = await (copies ? copyPictures(files, copies, signal) : addPictures(files, archive));
  const missing = named.filter(({ path }) => !added.has(path));
  const pictures = { count: copies ? 0 : added.size, missing: distinct(missing) };
  const manifest: Manifest = { files: [...archive.files], rows, pictures };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest));
  return { manifest, missing };
}

/** True if no row names any of these pictures any more: an open shop deleted them with their rows. */
async function wentMeanwhile(db: Kysely<Database>, missing: readonly NamedPicture[]) {
  const named = new Set(distinct(await picturesOfShop(db)));
  return missing.every(({ path }) => !named.has(path));
}

/** Returns null if another attempt may succeed. */
async function tryBackup(options: BackupOptions, isLast: boolean): Promise<BackupResult | null> {
  const { db, pictures: files, file, withoutMissingPictures = false, signal } = options;
  signal?.throwIfAborted();
  const archive = await createArchive(file, signal);
  try {
    const { manifest, missing } = await writeBackup(options, archive);
    if (missing.length > 0 && !withoutMissingPictures) {
      if (isLast || !(await wentMeanwhile(db, missing))) {
        throw missingPicturesError(missing, files);
      }
      await archive.discard();
      return null;
    }
    await archive.finish();
    const { rows, pictures } = manifest;
    return {
      tables: Object.keys(rows).length,
      rows: Object.values(rows).reduce((total, count) => total + count, 0),
      pictures: pictures.count,
      missing: pictures.missing,
    };
  } catch (error) {
    await archive.discard();
    throw error;
  }
}

/**
 * Writes database and pictures into one file. The rows are one snapshot, even if the shop changes in the meantime. A picture never changes
 * under its name, so it can be copied later; if one was deleted with its row, the backup restarts.
 * @throws OperatorError if the file cannot be written, or a picture that a row names does not exist
 */
export async function writeShop(options: BackupOptions): Promise<BackupResult> {
  for (let at = 1; ; at += 1) {
    const done = await tryBackup(options, at === TRIES);
    if (done !== null) return done;
  }
}

/** Writes database and pictures into one file, and records its time in the shop. */
export async function backupShop(options: BackupOptions): Promise<BackupResult> {
  const done = await writeShop(options);
  // The file is complete, whether or not its time can be recorded.
  await recordWork(options.db, BACKUP).catch(() => undefined);
  return done;
}
