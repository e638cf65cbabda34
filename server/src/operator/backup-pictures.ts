import type { Files } from '@pasal/core/files/files';
import type { ArchiveWriter } from './archive-writer';
import { UPLOADS_FOLDER } from './backup-format';
import { OperatorError } from './operator-error';
import { UPLOADS, type NamedPicture } from './picture-check';
import { picturesIn, pictureSizes } from './picture-files';

/** Maximum missing pictures that the error lists. */
const MAX_LISTED = 20;

/**
 * Copies every existing picture.
 * @returns their paths
 */
export async function addPictures(files: Files, archive: ArchiveWriter): Promise<Set<string>> {
  const added = new Set<string>();
  for (const path of await picturesIn(files)) {
    // A picture deleted by now is only missing if a row names it; an open one remains readable.
    const picture = await files.get(path);
    if (picture === null) continue;
    await archive.addStream(`${UPLOADS_FOLDER}${path}`, picture.size, picture.content);
    added.add(`${UPLOADS}${path}`);
  }
  return added;
}

/**
 * Copies pictures that have no copy yet: the content under a name never changes, unless somebody replaces it by hand.
 * @returns the paths of all copies
 */
export async function copyPictures(
  files: Files,
  copies: Files,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const there = await pictureSizes(copies);
  for (const [path, size] of await pictureSizes(files)) {
    if (there.get(path) === size) continue;
    signal?.throwIfAborted();
    const picture = await files.get(path);
    // As above: its row determines whether it is missing.
    if (picture === null) continue;
    await copies.put(path, picture.content);
    there.set(path, size);
  }
  return new Set([...there.keys()].map((path) => `${UPLOADS}${path}`));
}

/** Explains why there is no backup, and what the operator can do. */
export function missingPicturesError(
  missing: readonly NamedPicture[],
  { place }: Files,
): OperatorError {
  const listed = missing.slice(0, MAX_LISTED).map(({ by, path }) => `${path} (${by})`);
  const more = missing.length > MAX_LISTED ? ` and ${missing.length - MAX_LISTED} more` : '';
  const count = missing.length === 1 ? 'One picture' : `${missing.length} pictures`;
  return new OperatorError(
    `${count} that rows name cannot be read in ${place}: ${listed.join(', ')}${more}. No backup was made; bring them back, or say --without-missing-pictures to make it without them.`,
  );
}
