import { createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { diskFiles } from '@pasal/core/files/disk-files';
import { deleteAll, keysOf, type ServedFiles } from '@pasal/core/files/files';
import { DERIVED } from '../../pictures/picture-derivations';
import type { ArchiveEntry } from '../archive-reader';
import { UPLOADS_FOLDER } from '../backup-format';
import { OperatorError } from '../operator-error';
import { picturesIn } from '../picture-files';

/**
 * The files of a restore while it runs. They lie inside the folder of the pictures, where there is one: it may be a
 * mount or a link and stays as it is, and files move within it without being copied.
 */
const RESTORING = '.restoring';
/** Marks that the folder was empty before: the pictures there now are those of a restore that died. */
const WAS_EMPTY = 'was-empty';

/**
 * A backup's pictures before they are in their folder. No picture ever changes under its name, so old and new
 * ones lie side by side until the rows have changed: whenever a restore dies, the rows find their pictures,
 * old or new.
 */
export interface StagedPictures {
  add(entry: ArchiveEntry): Promise<void>;
  /** Says that the backup means this one, which is there already. */
  leave(name: string): void;
  /** True when the backup holds or means this one. */
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

/** Removes the folders that have nothing in them any more; no server puts anything there meanwhile. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) continue;
    await removeEmptyFolders(path);
    // One that is not empty stays.
    await rmdir(path).catch(() => undefined);
  }
}

const restoringIn = ({ workFolder }: ServedFiles) => join(workFolder, RESTORING);

/** True when there are pictures already, other than those of a restore into an empty folder that died. */
export async function hasPictures(files: ServedFiles): Promise<boolean> {
  if (await exists(join(restoringIn(files), WAS_EMPTY))) return false;
  return (await picturesIn(files)).length > 0;
}

/** Returns a sentence when a restore died here. */
export async function unfinishedRestore(files: ServedFiles): Promise<string[]> {
  if (!(await exists(restoringIn(files)))) return [];
  return ['A restore did not finish. Run it again, with --force if there is a shop.'];
}

/**
 * Begins again where an earlier restore died.
 * @param wasEmpty neither rows nor pictures existed when the first attempt began
 */
export async function stagePictures(
  files: ServedFiles,
  wasEmpty: boolean,
): Promise<StagedPictures> {
  const restoring = restoringIn(files);
  const staged = join(restoring, 'pictures');
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  if (wasEmpty) await writeFile(join(restoring, WAS_EMPTY), '');
  const names = new Set<string>();
  const left = new Set<string>();
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
        if ((await files.head(name)) !== null) continue;
        published.push(name);
        await files.take(name, join(staged, name));
      }
    },
    async withdraw() {
      await deleteAll(files, wasEmpty ? names : published);
      await rm(restoring, { recursive: true, force: true });
      await removeEmptyFolders(files.workFolder);
    },
    leave: (name) => left.add(name),
    has: (name) => names.has(name) || left.has(name),
    async settle({ keepExisting }) {
      for (const name of await picturesIn(diskFiles(staged))) {
        await files.take(name, join(staged, name));
      }
      const others = (await picturesIn(files)).filter(
        (name) => !names.has(name) && !left.has(name),
      );
      await deleteAll(files, keepExisting ? [] : others);
      await deleteAll(files, await keysOf(files, DERIVED));
      await rm(restoring, { recursive: true, force: true });
      await removeEmptyFolders(files.workFolder);
    },
  };
}
