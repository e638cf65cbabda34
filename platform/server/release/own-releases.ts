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
  /** Host and remotes; one whose folder is empty in the version it had last. */
  listRecords: () => Promise<ReleaseRecord[]>;
}

interface OwnDeps {
  db: Kysely<PlatformDatabase>;
  own: OwnBuilds;
  archives: ReleaseArchives;
  /** True when other servers may be asked for a file this one has named. */
  isShared: boolean;
  onError: (error: unknown) => void;
}

/** The version a build has while its sources are being worked on. */
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
 * Remembers every own build it meets: so a remote whose folder is empty keeps its routes known, and
 * where servers share a database each has the files another one names.
 */
export function openOwnReleases({ db, own, archives, isShared, onError }: OwnDeps): OwnReleases {
  const known = new Map<string, ReleaseRecord>();
  let isRemembered = false;

  /** Where there is no store, or it is away, the archive goes into the database. */
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
      // Without its files there is no page at all; a remote that is away is named on its page.
      return [...known.values()].filter((record) => record.name !== 'host' || record === host);
    },
  };
}
