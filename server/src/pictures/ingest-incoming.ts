import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files lie while it is not yet known whether they may stay; never served. */
const INCOMING = '.incoming';

/** A directory for the files of one request, gone when `task` ends, however it ends. */
export async function withIncoming<Result>(
  uploadsDir: string,
  task: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = join(uploadsDir, INCOMING, randomUUID());
  await mkdir(directory, { recursive: true });
  try {
    return await task(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Removes what a server that was killed left behind. Only for the holder of the data directory. */
export async function sweepIncoming(uploadsDir: string): Promise<void> {
  await rm(join(uploadsDir, INCOMING), { recursive: true, force: true });
}
