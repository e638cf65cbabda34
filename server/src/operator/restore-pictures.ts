import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../error-code';
import type { ArchiveEntry } from './archive-reader';
import { UPLOADS_FOLDER } from './backup-contents';
import { OperatorError } from './operator-error';

/** Pictures beside their place, until the rows that name them are in theirs. */
export interface StagedPictures {
  add(entry: ArchiveEntry): Promise<void>;
  /** Exchanges the pictures for those that were there. */
  swap(): Promise<void>;
  /** Exchanges them back. */
  swapBack(): Promise<void>;
  /** Removes what is no longer needed, whichever it is. */
  clear(): Promise<void>;
}

function pathOf(name: string): string[] {
  const parts = name.slice(UPLOADS_FOLDER.length).split('/');
  const plain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));
  if (!plain) throw new OperatorError(`The backup holds a picture of a strange name: ${name}.`);
  return parts;
}

/** Whether there are pictures already. */
export async function hasPictures(uploadsDir: string): Promise<boolean> {
  const names = await readdir(uploadsDir).catch(() => []);
  return names.some((name) => !name.startsWith('.'));
}

export async function stagePictures(uploadsDir: string): Promise<StagedPictures> {
  const staged = `${uploadsDir}.restored`;
  const before = `${uploadsDir}.before-restore`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });

  return {
    async add({ name, content }) {
      const file = join(staged, ...pathOf(name));
      await mkdir(dirname(file), { recursive: true });
      await pipeline(Readable.from(content), createWriteStream(file, { flush: true }));
    },
    async swap() {
      await rm(before, { recursive: true, force: true });
      await rename(uploadsDir, before).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
      await rename(staged, uploadsDir);
    },
    async swapBack() {
      await rename(uploadsDir, staged);
      await rename(before, uploadsDir);
    },
    async clear() {
      for (const folder of [staged, before]) await rm(folder, { recursive: true, force: true });
    },
  };
}
