import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DataDirectoryError } from './data-directory-error';
import type { DirectoryClaim } from './directory-fence';
import { lockDirectory } from './directory-lock';
import { codeOf, reasonOf } from '../errors/error-code';

/** The shop's own directory: embedded database, uploads (A32). */
export interface DataDirectory {
  path: string;
  uploadsDir: string;
  /** Proves to code that writes below the directory that we hold its lock. */
  claim: DirectoryClaim;
  /** Announces its release: processes that ask from now on wait. */
  announceEnd(): Promise<void>;
  /** Releases it for another server. */
  release(): Promise<void>;
}

/** The folder for pictures in a data directory. */
export function uploadsDirOf(dataDir: string): string {
  return join(dataDir, 'uploads');
}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
};

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Node's own `recursive` never ends below a folder in which nothing can be created, such as `/proc`. New folders are
 * accessible to this user only.
 */
export async function makeFolders(path: string): Promise<void> {
  const parent = dirname(path);
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (codeOf(error) !== 'ENOENT' || (await exists(parent))) throw error;
    await makeFolders(parent);
    await makeFolders(path);
  }
}

/** Describes why something cannot be created or written. */
export function reasonFor(error: unknown): string {
  const code = codeOf(error);
  const reason = REASONS[code ?? ''];
  return reason === undefined ? (code ?? reasonOf(error)) : `${reason} (${code})`;
}

/**
 * Creates the directory and locks it for this process: two servers on one embedded database would corrupt each
 * other's data.
 * @param address of this server, shown to a process that is refused later
 * @throws DataDirectoryError when it cannot be written or another server holds it
 */
export async function openDataDirectory(path: string, address: string): Promise<DataDirectory> {
  try {
    await makeFolders(path);
    await access(path, constants.W_OK);
    return { path, uploadsDir: uploadsDirOf(path), ...(await lockDirectory(path, address)) };
  } catch (error) {
    if (error instanceof DataDirectoryError) throw error;
    throw new DataDirectoryError(
      `The data directory ${path} cannot be written: ${reasonFor(error)}; choose another one by DATA_DIR.`,
    );
  }
}
