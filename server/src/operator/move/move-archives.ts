import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { keysOf, readWhole, type Files } from '@pasal/core/files/files';
import { archiveKey, digestIn, IN_DATABASE } from '@pasal/platform/server/release/release-archives';
import * as repository from '@pasal/platform/server/release/archive.repository';
import type { Database } from '../../db/schema';
import { archivesInStores } from '../backup-archives';
import { OperatorError } from '../operator-error';
import { copyFile, forEach, type Moved } from './moved-files';

type Db = Kysely<Database>;

function verify(archive: Buffer | null, digest: string, place: string): Buffer {
  const hash = archive && createHash('sha256').update(archive).digest('hex');
  if (archive !== null && hash === digest) return archive;
  throw new OperatorError(
    `The archive ${archiveKey(digest)} of ${place} is not what its row says.`,
  );
}

/** Moves archives from the database into a store: each is read back before it is deleted from the database. */
async function intoStore(db: Db, to: Files): Promise<number> {
  let copied = 0;
  for (const { name, version, digest } of await repository.listByPlace(db, 'in the database')) {
    const archive = await repository.findArchive(db, IN_DATABASE, { name, version });
    // Old ones may be deleted in the meantime.
    if (archive === null) continue;
    await to.put(archiveKey(digest), verify(archive, digest, 'the database'));
    verify(await readWhole(to, archiveKey(digest)), digest, to.place);
    await repository.forgetArchive(db, { name, version });
    copied += 1;
  }
  return copied;
}

/** Moves archives from a store into the database. */
async function intoDatabase(db: Db, from: Files): Promise<number> {
  const stored = await archivesInStores(db, [from]);
  for (const { name, version, digest } of stored) {
    const archive = verify(await readWhole(from, archiveKey(digest)), digest, from.place);
    await repository.keepArchive(db, { name, version }, archive);
  }
  return stored.length;
}

interface Stores {
  /** Undefined for the database. */
  from: Files | undefined;
  to: Files | undefined;
}

/** Copies the archives of all releases from one place to another. */
export async function moveArchives(db: Db, { from, to }: Stores): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0 };
  if (to === undefined) {
    if (from !== undefined) moved.copied += await intoDatabase(db, from);
    return moved;
  }
  moved.copied += await intoStore(db, to);
  if (from === undefined) return moved;
  await forEach(await keysOf(from), async (key) => {
    if (digestIn(key) === undefined) return;
    const how = await copyFile(from, to, key);
    if (how !== null) moved[how] += 1;
  });
  return moved;
}
