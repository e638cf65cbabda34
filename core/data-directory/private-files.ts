import { chmod, lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../errors/error-code';

/** Permissions of group and others. */
const OF_OTHERS = 0o077;
/** The files and folders that the shop itself stores in its directory. */
const OURS = /^(?:database|files|releases|uploads|server\.lock)/;
/** Those that no other user may open: the database, and releases with code that runs on the server. */
const CLOSED = ['database', 'releases'];

const unlessGone = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error;
};

/** A folder and everything in it, without following links. */
async function* walkFolder(folder: string): AsyncGenerator<string> {
  yield folder;
  // A running server may delete it.
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(unlessGone)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walkFolder(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Lists what no other user may open, including the directory itself if it contains nothing but the shop. Pictures are
 * public, and their folder may be shared with servers of other users.
 */
async function* listPrivatePaths(dataDir: string): AsyncGenerator<string> {
  const names = await readdir(dataDir).catch(unlessGone);
  if (names === undefined) return;
  if (names.every((name) => OURS.test(name))) yield dataDir;
  for (const name of names.filter((each) => each.startsWith('server.lock'))) {
    yield join(dataDir, name);
  }
  for (const name of CLOSED) {
    const folder = await realpath(join(dataDir, name)).catch(unlessGone);
    if (folder !== undefined) yield* walkFolder(folder);
  }
}

/** Folders and files of the shop that other users of this machine may open. */
export async function listOpenToOthers(dataDir: string): Promise<string[]> {
  // File modes mean nothing there.
  if (process.platform === 'win32') return [];
  const found: string[] = [];
  for await (const path of listPrivatePaths(dataDir)) {
    const { mode } = (await lstat(path).catch(unlessGone)) ?? { mode: 0 };
    if ((mode & OF_OTHERS) !== 0) found.push(path);
  }
  return found;
}

/**
 * Removes the permissions of group and others from the shop's files in its directory.
 * @returns what stays open because it belongs to another user
 */
export async function makePrivate(dataDir: string): Promise<string[]> {
  for (const path of await listOpenToOthers(dataDir)) {
    const mode = (await lstat(path).catch(unlessGone))?.mode;
    if (mode === undefined) continue;
    await chmod(path, mode & 0o700).catch(() => undefined);
  }
  return listOpenToOthers(dataDir);
}

/** Explains in a sentence how to close what is open; `null` when nothing is open. */
export function describeExposure(paths: readonly string[]): string | null {
  const [first] = paths;
  if (first === undefined) return null;
  const more = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
  return `Other users of this machine may open ${first}${more}; the server's own start closes what belongs to its user, chmod -R go= the rest.`;
}
