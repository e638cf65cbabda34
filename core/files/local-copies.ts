import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNearlyFull } from '../data-directory/free-space';
import { sweepScratch } from './scratch-folder';
import { writeByDraft } from './write-draft';

/** Only the shop's own user may read files that came from outside. */
const INTERNAL_ONLY = { recursive: true, mode: 0o700 };

interface Copy {
  path: string;
  size: number;
  used: number;
}

async function copiesIn(folder: string): Promise<Copy[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const copies: Copy[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const facts = await stat(path).catch(() => null);
    if (facts)
      copies.push({ path, size: facts.size, used: Math.max(facts.atimeMs, facts.mtimeMs) });
  }
  return copies;
}

/** Cached copies of files by key, in a folder of this server, which may be deleted at any time. */
export function localCopies(folder: string) {
  const copies = join(folder, 'copies');
  const incoming = join(folder, 'incoming');
  const copyOf = (key: string) => join(copies, key);

  async function scratch(): Promise<string> {
    await mkdir(incoming, INTERNAL_ONLY);
    return incoming;
  }

  return {
    scratch,
    read: (key: string) => readFile(copyOf(key)).catch(() => null),
    forget: (key: string) => rm(copyOf(key), { force: true }),
    /** Stores a copy if there is room; the read succeeds either way. */
    async keep(key: string, bytes: Buffer): Promise<void> {
      try {
        if (await isNearlyFull(dirname(folder))) return;
        await mkdir(dirname(copyOf(key)), INTERNAL_ONLY);
        await writeByDraft(await scratch(), copyOf(key), bytes);
      } catch {
        // A full disk must not make the read fail.
      }
    },
    /** The path of the copy; null if there is none. */
    find: (key: string) =>
      stat(copyOf(key)).then(
        () => copyOf(key),
        () => null,
      ),
    /** Passes these bytes to `task` as a temporary file. */
    async lend<Result>(bytes: Buffer, task: (file: string) => Promise<Result>): Promise<Result> {
      const file = join(await scratch(), `${randomUUID()}.lent`);
      try {
        await writeByDraft(incoming, file, bytes);
        return await task(file);
      } finally {
        await rm(file, { force: true });
      }
    },
    /** Removes leftovers, and the least recently used copies beyond the limit. */
    async tidy(most: number): Promise<void> {
      await sweepScratch(incoming);
      let kept = 0;
      for (const { path, size } of (await copiesIn(copies)).toSorted((a, b) => b.used - a.used)) {
        kept += size;
        if (kept > most) await rm(path, { force: true });
      }
    },
  };
}
