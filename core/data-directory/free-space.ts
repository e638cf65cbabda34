import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/**
 * Bytes of its disk a shop does not touch. The embedded database begins its log anew every 16 MB, and when
 * there is no room for that it never answers again, so nothing is written long before.
 */
export const RESERVE = 32 * MEGABYTE;

export interface Space {
  /** Bytes this user may still write. */
  free: number;
  size: number;
}

/** The disk a folder lies on; undefined where the system does not tell. */
export async function spaceOf(folder: string): Promise<Space | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return undefined;
  }
}

/** Whether so little is left that the shop writes nothing more. */
export async function isNearlyFull(folder: string): Promise<boolean> {
  const space = await spaceOf(folder);
  return space !== undefined && space.free < RESERVE;
}

export const inMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE);
