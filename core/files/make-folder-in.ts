import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/error-code';

/** Makes a folder in an existing one: if that disappeared in the meantime, it is not created again. */
export async function makeFolderIn(parent: string, name: string, mode?: number): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { mode }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return folder;
}

/** Makes the nested folders of a key below `root`. */
export async function makeFoldersOf(root: string, key: string): Promise<void> {
  let folder = root;
  for (const name of key.split('/').slice(0, -1)) folder = await makeFolderIn(folder, name);
}
