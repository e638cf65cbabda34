import type { ServedFiles } from '@pasal/core/files/files';
import { derivedKeysOf } from './picture-derivations';
import { findPicture } from './picture-source';

/** Removes one picture (its key among `files`) and every variant made of it. */
export async function removePicture(files: ServedFiles, name: string): Promise<void> {
  const source = await findPicture(files, name);
  if (source === null) return;
  // The picture goes first: without it no request can derive a variant again.
  await files.delete(source.key);
  await Promise.all(derivedKeysOf(source).map(files.delete));
}
