import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inMegabytes, spaceOf } from '@pasal/core/data-directory/free-space';
import { diskFiles } from '@pasal/core/files/disk-files';
import type { Files } from '@pasal/core/files/files';
import { s3Client } from '@pasal/core/files/s3/s3-client';
import { s3Files } from '@pasal/core/files/s3/s3-files';
import { addressIn } from '@pasal/core/files/s3/s3-place';
import { backupPlace, type BackupConfig } from '../config/backup-config';
import { OperatorError } from '../operator/operator-error';
import { madeAt, type KeptBackup } from './keeping';

export interface ListedBackup extends KeptBackup {
  size: number;
}

/** The place of the backups that servers make. */
export interface BackupStore {
  files: Files;
  /** Backups that are there, whole; other files are none of them. */
  backups(): Promise<ListedBackup[]>;
  /** Removes what servers that were killed left behind, where it is ours to remove. */
  tidy(): Promise<void>;
}

/** Bytes of a disk that backups leave free: a full one would stop the shop. */
const LEFT_FREE = 256 * 1024 * 1024;
/** Bytes between two looks at the disk. */
const LOOK_EVERY = 4 * 1024 * 1024;

/** Passes bytes on while the disk of `folder` has room for them. */
async function* sparing(folder: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unseen = LOOK_EVERY;
  for await (const piece of content) {
    unseen += piece.length;
    if (unseen > LOOK_EVERY) {
      unseen = 0;
      const { free } = (await spaceOf(folder)) ?? { free: LEFT_FREE };
      if (free < LEFT_FREE) {
        throw new OperatorError(
          `The disk of ${folder} has ${inMegabytes(free)} MB left, too little for a backup.`,
        );
      }
    }
    yield piece;
  }
}

/** Files in a folder of a disk that is never filled. */
export function sparingFiles(folder: string) {
  const disk = diskFiles(folder);
  const put: Files['put'] = (key, content) =>
    disk.put(key, sparing(folder, Buffer.isBuffer(content) ? inOnePiece(content) : content));
  return { ...disk, put };
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** Lists a folder without what lies deeper, such as 30,000 pictures. */
async function backupsIn(folder: string): Promise<ListedBackup[]> {
  const found: ListedBackup[] = [];
  for (const key of await readdir(folder)) {
    const made = madeAt(key);
    if (made) found.push({ key, made, size: (await stat(join(folder, key))).size });
  }
  return found;
}

export function openBackupStore(place: BackupConfig['place']): BackupStore {
  if (typeof place === 'string') {
    const files = sparingFiles(place);
    return { files, backups: () => backupsIn(place), tidy: files.tidy };
  }
  const files = s3Files(s3Client(place));
  return {
    files,
    async backups() {
      const found: ListedBackup[] = [];
      for await (const { key, size } of files.list('pasal-')) {
        const made = madeAt(key);
        if (made) found.push({ key, made, size });
      }
      return found;
    },
    // What is not whole has no key there; a rule of the bucket removes its parts.
    tidy: async () => undefined,
  };
}

/** The newest of backups that were made until now. */
export const newestOf = (backups: readonly ListedBackup[], now = new Date()) =>
  backups
    .filter(({ made }) => made <= now)
    .toSorted((a, b) => b.made.getTime() - a.made.getTime())[0];

/** Says for `latest` the newest backup at `BACKUP_URL`; every other word is a file or an address already. */
export async function resolveBackup(word: string): Promise<string> {
  if (word !== 'latest') return word;
  const mistakes: string[] = [];
  const place = backupPlace(process.env, (mistake) => mistakes.push(mistake));
  if (mistakes.length > 0) throw new OperatorError(mistakes.join(' '));
  const newest = newestOf(await openBackupStore(place).backups());
  if (newest === undefined) throw new OperatorError('There is no backup at BACKUP_URL.');
  return typeof place === 'string' ? join(place, newest.key) : addressIn(place, newest.key);
}
