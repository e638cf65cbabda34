import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ServedFiles } from '@pasal/core/files/files';
import { makeFolderIn } from '@pasal/core/files/make-folder-in';
import { hasPictureFolder, picturesAway } from './picture-folder';

/** Uploaded files are only readable by the shop's own user. */
const PRIVATE = 0o700;

/**
 * Creates a directory for the first file of a request.
 * @throws DomainError 503 while the pictures are unavailable: nothing may be written under an unmounted mount point
 */
async function makeIncoming(files: ServedFiles): Promise<string> {
  if (!(await hasPictureFolder(files))) throw picturesAway();
  return makeFolderIn(await files.scratch(), randomUUID(), PRIVATE);
}

/**
 * Provides `task` with a directory for the files of one request, created on first use and deleted when the task ends. A request without
 * files does not need the picture storage.
 * @throws errors of the task; DomainError 503 if the pictures became unavailable while it ran
 */
export async function withIncoming<Result>(
  files: ServedFiles,
  task: (directory: () => Promise<string>) => Promise<Result>,
): Promise<Result> {
  let directory: Promise<string> | undefined;
  try {
    return await task(() => (directory ??= makeIncoming(files)));
  } catch (error) {
    if (directory !== undefined && !(await hasPictureFolder(files))) throw picturesAway();
    throw error;
  } finally {
    const made = await directory?.catch(() => undefined);
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  }
}
