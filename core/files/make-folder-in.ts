import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/error-code';

/** Makes a folder in one that is there: one that went away meanwhile does not come back empty. */
export async function makeFolderIn(parent: string, name: string, mode?: number): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { mode }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return folder;
}

/** Makes the folders of a key below `root`, one in the other. */
export async function makeFoldersOf(root: string, key: string): Promise<void> {
  let folder = root;
  for (const name of key.split('/').slice(0, -1)) folder = await makeFolderIn(folder, name);
}
