import { keysOf, type Files } from '@pasal/core/files/files';

/**
 * Lists pictures, sorted. It skips names with a dot in front: their content is made again on request.
 */
export async function picturesIn(files: Files): Promise<string[]> {
  const keys = await keysOf(files);
  return keys.filter((key) => !key.split('/').some((part) => part.startsWith('.'))).toSorted();
}
