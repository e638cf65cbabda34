import type { Kysely } from 'kysely';
import type { DiscoveryDocument, ReleaseRecord } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import { findActiveReleases, saveActiveRelease } from './release.repository';
import type { OwnBuilds } from './own-builds';
import { releaseBase } from './release-files';

/** The schema our document speaks. */
const SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/**
 * The release of each remote. A build that appears in a remote's folder is taken into use and
 * remembered; while the folder is empty the remembered one keeps its routes known, so that the
 * page can say which remote is away instead of "not found".
 */
export function activeReleases(db: Kysely<Database>, built: OwnBuilds) {
  let remembered: Map<string, ReleaseRecord> | undefined;

  return async (): Promise<ReleaseRecord[]> => {
    remembered ??= new Map((await findActiveReleases(db)).map((record) => [record.name, record]));
    for (const record of await built.remotes()) {
      if (remembered.get(record.name)?.version !== record.version) {
        await saveActiveRelease(db, record);
      }
      remembered.set(record.name, record);
    }
    return [...remembered.values()];
  };
}

/** The discovery document: which release of each remote a visitor gets, and what it brings. */
export function discoveryOf(releases: readonly ReleaseRecord[]): DiscoveryDocument {
  const microFrontends: DiscoveryDocument['microFrontends'] = {};
  for (const { name, title, version, start, integrity, routes, slots } of releases) {
    const [entry = ''] = start;
    microFrontends[name] = [
      {
        url: `${releaseBase(name, version)}/${entry}`,
        metadata: { version, integrity: integrity[entry] ?? '' },
        extras: { title, routes, slots: Object.keys(slots) },
        deployment: { traffic: 100, default: true },
      },
    ];
  }
  return { schema: SCHEMA, microFrontends };
}
