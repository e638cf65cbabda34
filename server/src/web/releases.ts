import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Value } from '@sinclair/typebox/value';
import { HostRecord, ReleaseRecord } from '@pasal/shared/contracts';
import { REMOTE_WORKSPACES } from '@pasal/shared/contracts/remotes';
import type { TSchema, Static } from '@sinclair/typebox';

interface Read<Record> {
  mtimeMs: number;
  record: Record;
}

/**
 * Reads a record a build left behind, again whenever the file changes, so that a new build put in
 * place shows without a restart. Null while it is missing or half there.
 */
function recordReader<Schema extends TSchema>(file: string, schema: Schema) {
  let last: Read<Static<Schema>> | undefined;
  return async (): Promise<Static<Schema> | null> => {
    try {
      const { mtimeMs } = await stat(file);
      if (last?.mtimeMs === mtimeMs) return last.record;
      const record: unknown = JSON.parse(await readFile(file, 'utf8'));
      if (!Value.Check(schema, record)) return null;
      last = { mtimeMs, record };
      return record;
    } catch {
      return null;
    }
  };
}

export interface BuiltReleases {
  host: () => Promise<HostRecord | null>;
  /** The release each remote's folder holds now; a remote without files is left out. */
  remotes: () => Promise<ReleaseRecord[]>;
}

/** The builds below the project's root: `host/dist`, `remote-<name>/dist`. */
export function builtReleases(root: string): BuiltReleases {
  const host = recordReader(path.join(root, 'host/dist/host.json'), HostRecord);
  const readers = Object.values(REMOTE_WORKSPACES).map((workspace) =>
    recordReader(path.join(root, workspace, 'dist/release.json'), ReleaseRecord),
  );
  return {
    host,
    remotes: async () => {
      const records = await Promise.all(readers.map((read) => read()));
      return records.filter((record) => record !== null);
    },
  };
}
