import type { Files } from '@pasal/core/files/files';

/** Reads the sizes of pictures by name. Skips dotfiles: they are regenerated on request. */
export async function pictureSizes(files: Files): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of files.list()) {
    if (!key.split('/').some((part) => part.startsWith('.'))) sizes.set(key, size);
  }
  return sizes;
}

/** Lists pictures, sorted. */
export const picturesIn = async (files: Files): Promise<string[]> =>
  [...(await pictureSizes(files)).keys()].toSorted();
