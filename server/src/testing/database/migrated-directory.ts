import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../../db/connect';
import { snapshotFile } from './migrated-snapshot';
import { makeTestTables } from './test-schema';

/**
 * Puts an empty, migrated embedded database into a data directory. It copies one that is made once and stored
 * beside the snapshot: making one takes five seconds and more.
 */
export async function putMigratedDatabase(dataDir: string): Promise<void> {
  const made = (await snapshotFile()).replace(/\.tar$/, '-files');
  if (!existsSync(made)) {
    const draft = `${made}.${randomUUID()}`;
    const { db, close } = await connectDatabase({ dataDir: draft });
    await makeTestTables(db).finally(close);
    // Another suite may have been faster; its files are the same.
    await rename(draft, made).catch(() => rm(draft, { recursive: true, force: true }));
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await cp(join(made, 'database'), join(dataDir, 'database'), { recursive: true });
}
