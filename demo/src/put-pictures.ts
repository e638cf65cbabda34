import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '@pasal/core/files/files';
import { DEMO_FOLDER } from './picture-address';

/** Concurrent uploads: an object store is slower than a disk. */
const AT_ONCE = 16;

/** A picture in the repository, at the same relative path from sources and build output. */
export const pictureFile = (name: string) => join(import.meta.dirname, '../pictures', name);

/** Stores the demo's original pictures; sizes are made on demand, as for any other. */
export async function putPictures(files: Files, names: readonly string[]): Promise<void> {
  const waiting = names.toReversed();
  const worker = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      await files.put(`${DEMO_FOLDER}${name}`, await readFile(pictureFile(name)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
