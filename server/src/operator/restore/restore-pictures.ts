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
 * The files of a running restore. They are inside the pictures' folder, if it exists: it may be a mount or a link and is not replaced, and
 * files move within it without being copied.
 */
const RESTORING = '.restoring';
/** Marks that the folder was empty before: the current pictures are from an interrupted restore. */
const WAS_EMPTY = 'was-empty';

/**
 * A backup's pictures before they are moved into their folder. A picture never changes under its name, so old and new ones coexist until
 * the rows have changed: whenever a restore is interrupted, the rows find their pictures, old or new.
 */
export interface StagedPictures {
  add(entry: ArchiveEntry): Promise<void>;
  /** Records that the backup includes this one, which already exists. */
  leave(name: string): void;
  /** True if the backup contains or includes this one. */
  has(name: string): boolean;
  /** Runs before the rows are committed: moves the pictures with unused names into place. */
  publish(): Promise<void>;
  /** Runs if the rows were not changed: removes them again. */
  withdraw(): Promise<void>;
  /** Runs after the rows: replaces those whose names were in use; others that the backup lacks are deleted, or kept. */
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

/** Removes empty folders; no server writes there in the meantime. */
async function removeEmptyFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) continue;
    await removeEmptyFolders(path);
    // Fails for one that is not empty, which stays.
    await rmdir(path).catch(() => undefined);
  }
}

const restoringIn = ({ workFolder }: ServedFiles) => join(workFolder, RESTORING);

/** True if there are pictures, other than those of an interrupted restore into an empty folder. */
export async function hasPictures(files: ServedFiles): Promise<boolean> {
  if (await exists(join(restoringIn(files), WAS_EMPTY))) return false;
  return (await picturesIn(files)).length > 0;
}

/** A sentence if a restore was interrupted here. */
export async function unfinishedRestore(files: ServedFiles): Promise<string[]> {
  if (!(await exists(restoringIn(files)))) return [];
  return ['A restore did not finish. Run it again, with --force if there is a shop.'];
}

/**
 * Restarts an interrupted restore.
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
