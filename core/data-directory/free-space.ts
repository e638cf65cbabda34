import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/**
 * Bytes of its disk that a shop does not use. The embedded database starts a new log file every 16 MB, and hangs for
 * ever without room for it, so the shop stops writing long before.
 */
export const RESERVE = 32 * MEGABYTE;

export interface Space {
  /** Bytes this user may still write. */
  free: number;
  size: number;
}

/** Reads the space of a folder's disk; undefined if the system does not report it. */
export async function spaceOf(folder: string): Promise<Space | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}

/** True when so little space is left that the shop stops writing. */
export async function isNearlyFull(folder: string): Promise<boolean> {
  const space = await spaceOf(folder);
  return space !== undefined && space.free < RESERVE;
}

export const inMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);
