import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { PATIENT } from '@pasal/core/db/database-limits';
import { BACKUP, recordWork } from '@pasal/core/db/operator-work';
import type { ServedFiles } from '@pasal/core/files/files';
import type { ReleaseArchives } from '@pasal/platform/server/release/release-archives';
import type { Config } from '../config/config';
import { connectDatabase } from '../db/connect';
import type { Database } from '../db/schema';
import { writeShop, type BackupResult } from '../operator/backup';
import { pictureCopies, type StoredBackup } from '../operator/stored-backup';
import { sparingFiles, type BackupStore } from './backup-store';

export interface BackedUpShop {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'backup'>;
  db: Kysely<Database>;
  pictures: ServedFiles;
  archives: ReleaseArchives;
}

/** Runs `work` on a dedicated connection, so that it may take long without blocking others. The embedded database only has one. */
async function withOwnConnection<Result>(
  { config: { databaseUrl }, db }: BackedUpShop,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl === undefined) return work(db);
  const own = await connectDatabase({ databaseUrl, poolSize: 1, limits: PATIENT });
  return work(own.db).finally(own.close);
}

/**
 * Writes via the local disk: nobody else can use the embedded database while its rows are read, so they must not wait for a remote store.
 */
async function byDisk<Result>(
  dataDir: string,
  to: StoredBackup,
  write: (to: StoredBackup) => Promise<Result>,
): Promise<Result> {
  const folder = join(dataDir, 'backup');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    const result = await write({ ...to, files: sparingFiles(folder) });
    await to.files.put(to.key, createReadStream(join(folder, to.key)));
    return result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a backup in the store, with copies of the pictures beside it. */
export async function makeBackup(
  shop: BackedUpShop,
  { store, key, signal }: { store: BackupStore; key: string; signal: AbortSignal },
): Promise<BackupResult> {
  const { config, pictures, archives } = shop;
  const { place, recipients = [] } = config.backup ?? {};
  const copies = pictureCopies(store.files);
  const result = await withOwnConnection(shop, (db) => {
    // A lost picture must not prevent the backup of a day's orders: it is logged, and the doctor names it.
    const options = { db, pictures, archives: archives.from, withoutMissingPictures: true };
    const write = (file: StoredBackup) => writeShop({ ...options, file, copies, signal });
    const to = { files: store.files, key, recipients };
    const isByDisk = config.databaseUrl === undefined && typeof place !== 'string';
    return isByDisk ? byDisk(config.dataDir, to, write) : write(to);
  });
  await recordWork(shop.db, BACKUP);
  return result;
}
