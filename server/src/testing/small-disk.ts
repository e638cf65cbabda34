import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdtemp, open, rm, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
const prefix = join(tmpdir(), 'pasal-disk-');
const wordsOf = (megabytes: number, folder: string) => [
  '-t',
  'tmpfs',
  '-o',
  `size=${megabytes}m`,
  'tmpfs',
  folder,
];

/** True when this user may mount a disk of its own size. */
export function mayMount(): boolean {
  const folder = mkdtempSync(prefix);
  try {
    execFileSync('mount', wordsOf(1, folder), { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
}

/** A real disk that a test may fill. */
export interface SmallDisk {
  folder: string;
  /** Fills it until this many bytes are left. */
  fill(left?: number): Promise<void>;
  /** Frees the space again. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

export async function mountSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(prefix);
  await run('mount', wordsOf(megabytes, folder));
  const ballast = join(folder, 'ballast');
  return {
    folder,
    async fill(left = 0) {
      const file = await open(ballast, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          const bytes = Math.min(MEGABYTE, bavail * bsize - left);
          if (bytes <= 0) return;
          await file.write(Buffer.alloc(bytes, 1));
        }
      } finally {
        await file.close();
      }
    },
    empty: () => rm(ballast, { force: true }),
    async remove() {
      await run('umount', ['--lazy', folder]);
      await rmdir(folder);
    },
  };
}
