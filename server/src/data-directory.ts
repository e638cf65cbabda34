import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDirectoryError } from './data-directory-error';
import { lockDirectory } from './directory-lock';
import { codeOf, reasonOf } from './error-code';

/** The shop's own directory: embedded database, uploads (api.md `DATA_DIR`). */
export interface DataDirectory {
  path: string;
  uploadsDir: string;
  /** Lets another server have it. */
  release(): Promise<void>;
}

/** Where pictures lie in a data directory. */
export function uploadsDirOf(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * Creates the directory and takes it for this process alone: two servers on one embedded database
 * would destroy each other's work.
 * @param address where this server will be found, for whoever is refused later
 * @throws DataDirectoryError when it cannot be written or another server holds it
 */
export async function openDataDirectory(path: string, address: string): Promise<DataDirectory> {
  const uploadsDir = uploadsDirOf(path);
  try {
    await mkdir(uploadsDir, { recursive: true });
    const release = await lockDirectory(path, address);
    return { path, uploadsDir, release };
  } catch (error) {
    if (error instanceof DataDirectoryError) throw error;
    throw new DataDirectoryError(
      `The data directory ${path} cannot be written (${codeOf(error) ?? reasonOf(error)}); choose another one by DATA_DIR.`,
    );
  }
}
