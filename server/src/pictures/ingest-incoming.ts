import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files lie while it is not yet known whether they may stay; never served. */
const INCOMING = '.incoming';
/** Longer than any request may take, in ms: what is older was left behind. */
const LEFT_BEHIND = 60 * 60 * 1000;

/** A directory for the files of one request, gone when `task` ends, however it ends. */
export async function withIncoming<Result>(
  uploadsDir: string,
  task: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = join(uploadsDir, INCOMING, randomUUID());
  await mkdir(directory, { recursive: true, mode: 0o700 });
  try {
    return await task(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Removes what servers that were killed left behind. Other servers may share the folder and be taking
 * pictures in at this moment, so only what is older than any request goes.
 */
export async function sweepIncoming(uploadsDir: string): Promise<void> {
  const incoming = join(uploadsDir, INCOMING);
  // None has come yet.
  for (const name of await readdir(incoming).catch(() => [])) {
    const directory = join(incoming, name);
    const { mtimeMs } = await stat(directory).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(directory, { recursive: true, force: true });
  }
}
