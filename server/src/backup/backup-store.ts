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

/** The store of the servers' backups. */
export interface BackupStore {
  files: Files;
  /** Complete backups; other files are ignored. */
  backups(): Promise<ListedBackup[]>;
  /** Removes what killed servers left behind, where the store does not do so itself. */
  tidy(): Promise<void>;
}

/** Bytes of disk that backups leave free: a full disk would stop the shop. */
const LEFT_FREE = 256 * 1024 * 1024;
/** Bytes between two checks of the disk. */
const LOOK_EVERY = 4 * 1024 * 1024;

/** Passes bytes through while the disk of `folder` has room for them. */
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

/** Files in a folder, written without ever filling the disk. */
export function sparingFiles(folder: string) {
  const disk = diskFiles(folder);
  const put: Files['put'] = (key, content) =>
    disk.put(key, sparing(folder, Buffer.isBuffer(content) ? inOnePiece(content) : content));
  return { ...disk, put };
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** Lists a folder without its subfolders, which may have 30,000 pictures. */
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
    // Incomplete uploads have no key; a lifecycle rule of the bucket removes their parts.
    tidy: async () => undefined,
  };
}

/** The newest backup made up to now. */
export const newestOf = (backups: readonly ListedBackup[], now = new Date()) =>
  backups
    .filter(({ made }) => made <= now)
    .toSorted((a, b) => b.made.getTime() - a.made.getTime())[0];

/** Resolves `latest` to the newest backup at `BACKUP_URL`; any other value already is a file or URL. */
export async function resolveBackup(word: string): Promise<string> {
  if (word !== 'latest') return word;
  const mistakes: string[] = [];
  const place = backupPlace(process.env, (mistake) => mistakes.push(mistake));
  if (mistakes.length > 0) throw new OperatorError(mistakes.join(' '));
  const newest = newestOf(await openBackupStore(place).backups());
  if (newest === undefined) throw new OperatorError('There is no backup at BACKUP_URL.');
  return typeof place === 'string' ? join(place, newest.key) : addressIn(place, newest.key);
}
