import type { Kysely } from 'kysely';
import { readWhole, type Files } from '@pasal/core/files/files';
import { listByPlace, PART_BYTES } from '@pasal/platform/server/release/archive.repository';
import { archiveKey, digestIn } from '@pasal/platform/server/release/release-archives';
import type { Database } from '../db/schema';
import type { ArchiveWriter } from './archive-writer';
import { FILES_FOLDER, TABLES_FOLDER } from './backup-format';
import { OperatorError } from './operator-error';

/** The table of archives in a database; a backup stores all archives as its rows. */
export const PARTS = 'release_part';

/** The archive of a release in an object store. */
export interface StoredArchive {
  name: string;
  version: string;
  digest: string;
  parts: number;
  from: Files;
}

/** Lists releases whose archive is in a store and not in the database. */
export async function archivesInStores(
  db: Kysely<Database>,
  stores: readonly Files[],
): Promise<StoredArchive[]> {
  const there = new Map<string, { size: number; from: Files }>();
  for (const from of stores) {
    for await (const { key, size } of from.list()) {
      const digest = digestIn(key);
      if (digest !== undefined && !there.has(digest)) there.set(digest, { size, from });
    }
  }
  if (there.size === 0) return [];
  const rows = await listByPlace(db, 'elsewhere');
  return rows.flatMap((row) => {
    const found = there.get(row.digest);
    if (found === undefined) return [];
    return [{ ...row, from: found.from, parts: Math.ceil(found.size / PART_BYTES) }];
  });
}

/**
 * Writes the archives in stores into a backup, each as database parts, so that it can be restored with or without a store.
 * @returns how many parts
 */
export async function addArchives(
  archive: ArchiveWriter,
  stored: readonly StoredArchive[],
): Promise<number> {
  let count = 0;
  for (const [at, { name, version, digest, parts, from }] of stored.entries()) {
    const bytes = await readWhole(from, archiveKey(digest));
    if (bytes === null || Math.ceil(bytes.length / PART_BYTES) !== parts) {
      throw new OperatorError(
        `The archive of ${name} ${version} is gone by now. No backup was made; run the command again.`,
      );
    }
    const numbers = Array.from({ length: parts }, (_, part) => part);
    const rows = numbers.map((part) => JSON.stringify({ name, version, part, bytes: '\\x' }));
    const file = `${TABLES_FOLDER}${PARTS}/store-${String(at + 1).padStart(6, '0')}.jsonl`;
    await archive.addText(file, `${rows.join('\n')}\n`);
    for (const part of numbers) {
      const piece = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
      const key = [name, version, String(part)].map(encodeURIComponent).join('/');
      const path = `${FILES_FOLDER}${PARTS}/bytes/${key}`;
      await archive.addStream(path, piece.length, [piece]);
    }
    count += parts;
  }
  return count;
}
