import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { ServedFiles } from '@pasal/core/files/files';
import { makeFolderIn } from '@pasal/core/files/make-folder-in';
import { hasPictureFolder, picturesAway } from './picture-folder';

/** Only the shop's own user reads files that came from outside. */
const PRIVATE = 0o700;

/**
 * Makes a directory for the first file of a request.
 * @throws DomainError 503 while the pictures are away: what is not mounted must not be written beside
 */
async function makeIncoming(files: ServedFiles): Promise<string> {
  if (!(await hasPictureFolder(files))) throw picturesAway();
  return makeFolderIn(await files.scratch(), randomUUID(), PRIVATE);
}

/**
 * Gives `task` a directory for the files of one request, made when it is first asked for and gone when
 * the task ends, however it ends. Without a file a request does not need the pictures.
 * @throws what the task does; DomainError 503 when the pictures went away under it
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
