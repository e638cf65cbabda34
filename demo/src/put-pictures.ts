import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '@pasal/core/files/files';
import { DEMO_FOLDER } from './picture-address';

/** Pictures that are put at once: an object store answers slower than a disk. */
const AT_ONCE = 16;

/** A picture in the repository, which lies beside the sources as beside what is built of them. */
export const pictureFile = (name: string) => join(import.meta.dirname, '../pictures', name);

/** Gives the shop the demo's pictures as they are; it makes their sizes when they are asked for, as of any other. */
export async function putPictures(files: Files, names: readonly string[]): Promise<void> {
  const waiting = names.toReversed();
  const worker = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      await files.put(`${DEMO_FOLDER}${name}`, await readFile(pictureFile(name)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
