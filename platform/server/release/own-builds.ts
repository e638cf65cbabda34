import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { ReleaseRecord } from '../../contract/release';

interface Read {
  mtimeMs: number;
  record: ReleaseRecord;
}

const RECORD = 'release.json';
const REMOTE = /^remote-(.+)$/;

/** The workspace a release is built in: `host`, or `remote-<name>`. */
const workspaceOf = (name: string) => (name === 'host' ? name : `remote-${name}`);

/**
 * Reads the record of a build, again whenever the file changes, so that a new build shows without a restart. Null
 * while it is missing or incomplete.
 */
function createRecordReader() {
  const last = new Map<string, Read>();
  return async (file: string): Promise<ReleaseRecord | null> => {
    try {
      const { mtimeMs } = await stat(file);
      const cached = last.get(file);
      if (cached?.mtimeMs === mtimeMs) return cached.record;
      const record: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!Value.Check(ReleaseRecord, record)) return null;
      last.set(file, { mtimeMs, record });
      return record;
    } catch {
      return null;
    }
  };
}

/** The builds of this repository below the project's root: `host/dist`, `remote-<name>/dist`. */
export interface OwnBuilds {
  host: () => Promise<ReleaseRecord | null>;
  /** The newest build of every `remote-<name>` folder; one without files is left out. */
  remotes: () => Promise<ReleaseRecord[]>;
  /** The folder of a version built here, and its record; null if it isn't built. */
  find: (
    name: string,
    version: string,
  ) => Promise<{ folder: string; record: ReleaseRecord } | null>;
}

export function openOwnBuilds(root: string): OwnBuilds {
  const read = createRecordReader();
  const newest = (name: string) => read(path.join(root, workspaceOf(name), 'dist', RECORD));
  return {
    host: () => newest('host'),
    remotes: async () => {
      const names = (await readdir(root)).flatMap((folder) => REMOTE.exec(folder)?.[1] ?? []);
      const records = await Promise.all(names.toSorted().map(newest));
      return records.filter((record) => record !== null);
    },
    find: async (name, version) => {
      const folder = path.join(root, workspaceOf(name), 'dist', version);
      const record = await read(path.join(folder, RECORD));
      return record?.name === name && record.version === version ? { folder, record } : null;
    },
  };
}
