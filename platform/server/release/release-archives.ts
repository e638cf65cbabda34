import { createHash } from 'node:crypto';
import { readWhole, type Files } from '@pasal/core/files/files';
import { WrongBytesError } from '@pasal/core/files/files-away';

/** Archives of releases in object stores; without a store they are in the database, which all servers share. */
export interface ReleaseArchives {
  /** The store for new ones; undefined: the database. */
  into: Files | undefined;
  /** Stores to search for one that is not in the database. */
  from: readonly Files[];
}

export const IN_DATABASE: ReleaseArchives = { into: undefined, from: [] };

const KEY = /^([0-9a-f]{64})\.tar\.gz$/;

/** An archive's key is the hash of its content, which is also in its row. */
export const archiveKey = (digest: string) => `${digest}.tar.gz`;

/** The hash in a key; undefined if the key is not an archive's. */
export const digestIn = (key: string) => KEY.exec(key)?.[1];

/** Reads an archive that is not in the database; null if no store has it. */
export async function fetchArchive(
  { from }: ReleaseArchives,
  digest: string,
): Promise<Buffer | null> {
  for (const files of from) {
    const archive = await readWhole(files, archiveKey(digest));
    if (archive === null) continue;
    if (createHash('sha256').update(archive).digest('hex') === digest) return archive;
    throw new WrongBytesError(files.place, `${archiveKey(digest)} has other bytes than its name`);
  }
  return null;
}
