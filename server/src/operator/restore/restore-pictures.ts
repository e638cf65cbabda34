import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ArchiveEntry } from '../archive-reader';
import { UPLOADS_FOLDER } from '../backup-format';
import { OperatorError } from '../operator-error';
import { picturesIn } from '../picture-files';

/**
 * The files of a restore while it runs. They lie inside the folder of the pictures, which may be a mount or a
 * link and stays as it is, and files move within it without being copied.
 */
const RESTORING = '.restoring';
/** Marks that the folder was empty before: the pictures there now are those of a restore that died. */
const WAS_EMPTY = 'was-empty';
/** The folder of derived pictures, which are made again on request. */
const DERIVED = '.derived';

/**
 * A backup's pictures before they are in their folder. No picture ever changes under its name, so old and new
 * ones lie side by side until the rows have changed: whenever a restore dies, the rows find their pictures,
 * old or new.
 */
export interface StagedPictures {
  add(entry: ArchiveEntry): Promise<void>;
  /** True when the backup holds this one. */
  has(name: string): boolean;
  /** Runs before the rows are committed: puts those in place whose names are free. */
  publish(): Promise<void>;
  /** Runs when the rows stay as they were: removes them again. */
  withdraw(): Promise<void>;
  /** Runs after the rows: replaces those whose names were taken; others that the backup lacks go, or stay. */
  settle(options: { keepExisting: boolean }): Promise<void>;
}

function partsOf(name: string): string[] {
  const parts = name.slice(UPLOADS_FOLDER.length).split('/');
  const plain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));
  if (!plain) throw new OperatorError(`The backup holds a picture of a strange name: ${name}.`);
  return parts;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** True when there are pictures already, other than those of a restore into an empty folder that died. */
export async function hasPictures(uploadsDir: string): Promise<boolean> {
  if (await exists(join(uploadsDir, RESTORING, WAS_EMPTY))) return false;
  const names = await readdir(uploadsDir).catch(() => []);
  return names.some((name) => !name.startsWith('.'));
}

/** Removes a picture, and the folders it leaves empty. */
async function removeFrom(uploadsDir: string, path: string): Promise<void> {
  await rm(join(uploadsDir, path), { force: true });
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      await rmdir(join(uploadsDir, folder));
    } catch {
      return;
    }
  }
}

async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** Returns a sentence when a restore died here. */
export async function unfinishedRestore(uploadsDir: string): Promise<string[]> {
  if (!(await exists(join(uploadsDir, RESTORING)))) return [];
  return ['A restore did not finish. Run it again, with --force if there is a shop.'];
}

/**
 * Begins again where an earlier restore died.
 * @param wasEmpty neither rows nor pictures existed when the first attempt began
 */
export async function stagePictures(
  uploadsDir: string,
  wasEmpty: boolean,
): Promise<StagedPictures> {
  const restoring = join(uploadsDir, RESTORING);
  const staged = join(restoring, 'pictures');
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  if (wasEmpty) await writeFile(join(restoring, WAS_EMPTY), '');
  const names = new Set<string>();
  const published: string[] = [];

  return {
    async add({ name, content }) {
      const parts = partsOf(name);
      const file = join(staged, ...parts);
      names.add(parts.join('/'));
      await mkdir(dirname(file), { recursive: true });
      await pipeline(Readable.from(content), createWriteStream(file, { flush: true }));
    },
    async publish() {
      for (const name of names) {
        if (await exists(join(uploadsDir, name))) continue;
        published.push(name);
        await moveInto(join(staged, name), join(uploadsDir, name));
      }
    },
    async withdraw() {
      for (const name of wasEmpty ? names : published) await removeFrom(uploadsDir, name);
      await rm(restoring, { recursive: true, force: true });
    },
    has: (name) => names.has(name),
    async settle({ keepExisting }) {
      for (const name of await picturesIn(staged)) {
        await rename(join(staged, name), join(uploadsDir, name));
      }
      const others = (await picturesIn(uploadsDir)).filter((name) => !names.has(name));
      for (const name of keepExisting ? [] : others) await removeFrom(uploadsDir, name);
      for (const folder of [DERIVED, RESTORING]) {
        await rm(join(uploadsDir, folder), { recursive: true, force: true });
      }
    },
  };
}
