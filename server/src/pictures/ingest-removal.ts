import type { ServedFiles } from '@pasal/core/files/files';
import { derivedKeysOf } from './picture-derivations';
import { findPicture } from './picture-source';

/** Deletes one picture (its key among `files`) and all its variants. */
export async function removePicture(files: ServedFiles, name: string): Promise<void> {
  const source = await findPicture(files, name);
  if (source === null) return;
  // The picture first: without it no request can derive a variant again.
  await files.delete(source.key);
  await Promise.all(derivedKeysOf(source).map(files.delete));
}
