import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { Value } from '@sinclair/typebox/value';
import { ReleaseRecord } from '../../contract/release';
import { THE_SHOP } from '../callers/messages';
import type { PlatformDatabase } from '../tables';
import { digestOf, packArchive } from './archive';
import type { OwnBuilds } from './own-builds';
import { archiveKey, type ReleaseArchives } from './release-archives';
import { addRelease, findNewestOwn } from './release.repository';

/** The shop's own builds, named by their digest; they serve wherever no team's release is live. */
export interface OwnReleases {
  /** Host and remotes; one with an empty folder in its last known version. */
  listRecords: () => Promise<ReleaseRecord[]>;
}

interface OwnDeps {
  db: Kysely<PlatformDatabase>;
  own: OwnBuilds;
  archives: ReleaseArchives;
  /** True when other servers may be asked for a file this one refers to. */
  isShared: boolean;
  onError: (error: unknown) => void;
}

/** The version of a build in development. */
const DEVELOPMENT = 'development';

async function archiveOf(own: OwnBuilds, record: ReleaseRecord): Promise<Buffer | null> {
  const build = await own.find(record.name, record.version);
  if (!build) return null;
  const files = new Map<string, Buffer>();
  const { integrity, server } = record;
  for (const file of [...Object.keys(integrity), ...(server ? [server.file] : [])]) {
    files.set(file, await readFile(path.join(build.folder, file)));
  }
  return packArchive({ record, files });
}

/**
 * Stores every own build it meets: so a remote with an empty folder keeps its routes, and servers that share a
 * database have each other's files.
 */
export function openOwnReleases({ db, own, archives, isShared, onError }: OwnDeps): OwnReleases {
  const known = new Map<string, ReleaseRecord>();
  let isRemembered = false;

  /** Without a store, or while it is unavailable, the archive goes into the database. */
  async function putIntoStore(archive: Buffer, digest: string): Promise<boolean> {
    if (archives.into === undefined) return false;
    return archives.into.put(archiveKey(digest), archive).then(
      () => true,
      (error: unknown) => {
        onError(error);
        return false;
      },
    );
  }

  async function storeOwn(record: ReleaseRecord): Promise<void> {
    const archive = isShared ? await archiveOf(own, record) : null;
    const digest = archive
      ? digestOf(archive)
      : createHash('sha256').update(JSON.stringify(record)).digest('hex');
    const bytes = archive?.length ?? 0;
    const stored = archive && !(await putIntoStore(archive, digest)) ? archive : null;
    const release = {
      record,
      source: 'own' as const,
      digest,
      archive: stored,
      bytes,
      by: THE_SHOP.en,
    };
    await db.transaction().execute((trx) => addRelease(trx, release));
  }

  async function remember(): Promise<void> {
    for (const record of await findNewestOwn(db)) {
      if (!known.has(record.name) && Value.Check(ReleaseRecord, record))
        known.set(record.name, record);
    }
    isRemembered = true;
  }

  return {
    async listRecords() {
      if (!isRemembered) await remember().catch(onError);
      const host = await own.host();
      for (const record of [...(host ? [host] : []), ...(await own.remotes())]) {
        const isNew = known.get(record.name)?.version !== record.version;
        known.set(record.name, record);
        if (isNew && record.version !== DEVELOPMENT) await storeOwn(record).catch(onError);
      }
      // Without the host's files there is no page at all; a missing remote gets an error in its place.
      return [...known.values()].filter((record) => record.name !== 'host' || record === host);
    },
  };
}
