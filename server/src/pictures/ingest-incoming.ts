import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPictureFolder, makeFolderIn, picturesAway } from './picture-folder';

/** Where files lie while it is not yet known whether they may stay; never served. */
const INCOMING = '.incoming';
/** Only the shop's own user reads files that came from outside. */
const PRIVATE = 0o700;
/** Longer than any request may take, in ms: what is older was left behind. */
const LEFT_BEHIND = 60 * 60 * 1000;

/**
 * Makes a directory for the first file of a request.
 * @throws DomainError 503 while the pictures are away: what is not mounted must not be written beside
 */
async function makeIncoming(uploadsDir: string): Promise<string> {
  if (!(await hasPictureFolder(uploadsDir))) throw picturesAway();
  const incoming = await makeFolderIn(uploadsDir, INCOMING, PRIVATE);
  return makeFolderIn(incoming, randomUUID(), PRIVATE);
}

/**
 * Gives `task` a directory for the files of one request, made when it is first asked for and gone when
 * the task ends, however it ends. Without a file a request does not need the pictures.
 * @throws what the task does; DomainError 503 when the pictures went away under it
 */
export async function withIncoming<Result>(
  uploadsDir: string,
  task: (directory: () => Promise<string>) => Promise<Result>,
): Promise<Result> {
  let directory: Promise<string> | undefined;
  try {
    return await task(() => (directory ??= makeIncoming(uploadsDir)));
  } catch (error) {
    if (directory !== undefined && !(await hasPictureFolder(uploadsDir))) throw picturesAway();
    throw error;
  } finally {
    const made = await directory?.catch(() => undefined);
    if (made !== undefined) await rm(made, { recursive: true, force: true });
  }
}

/**
 * Removes what servers that were killed left behind. Other servers may share the folder and be taking
 * pictures in at this moment, so only what is older than any request goes.
 */
export async function sweepIncoming(uploadsDir: string): Promise<void> {
  const incoming = join(uploadsDir, INCOMING);
  // None has come yet.
  for (const name of await readdir(incoming).catch(() => [])) {
    const directory = join(incoming, name);
    const { mtimeMs } = await stat(directory).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(directory, { recursive: true, force: true });
  }
}
