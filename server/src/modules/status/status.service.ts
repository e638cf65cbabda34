import { hostname } from 'node:os';
import type { ServerStatus } from '@pasal/shared/contracts';
import type { Localisable } from '@pasal/core/errors/wording';
import { spaceOf } from '@pasal/core/data-directory/free-space';
import { replicaStates } from '@pasal/core/db/replicas/reads';
import type { PoolState } from '@pasal/core/db/database-metrics';
import type { Releases } from '@pasal/platform/server/release/releases';
import { readBackupState } from '../../backup/backup-state';
import { hasPictureFolder } from '../../pictures/picture-folder';
import type { ModuleDeps } from '../module-deps';
import { readStored } from './status.repository';

/** Facts that only the serving process knows. */
export interface ServerFacts {
  version: string;
  /** Connections of PostgreSQL's pool; undefined for the embedded database. */
  poolState?: (() => PoolState) | undefined;
}

export interface StatusDeps extends ModuleDeps {
  facts: ServerFacts;
  releases: Pick<Releases, 'overview'>;
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

async function partsOf(
  releases: StatusDeps['releases'],
): Promise<Localisable<ServerStatus['parts']>> {
  const all = await releases.overview();
  return all.map(({ name, title, stable, candidate }) => ({
    name,
    title,
    version: stable.version,
    source: stable.source,
    candidate: candidate && { version: candidate.version, share: candidate.share },
  }));
}

/** The disks of this machine that the shop uses. */
async function disksOf({ config, pictures }: StatusDeps): Promise<ServerStatus['disks']> {
  const folders = [
    { folder: 'data', place: config.dataDir } as const,
    ...(config.files.place === 'disk'
      ? [{ folder: 'pictures', place: pictures.place } as const]
      : []),
  ];
  const disks = await Promise.all(
    folders.map(async ({ folder, place }) => ({ folder, ...(await spaceOf(place)) })),
  );
  return disks.flatMap(({ folder, size, free }) =>
    size === undefined || free === undefined ? [] : [{ folder, size, free }],
  );
}

/** The shop's technical status, as seen by the server that answers. */
export async function readStatus(deps: StatusDeps): Promise<Localisable<ServerStatus>> {
  const { db, config, pictures, facts } = deps;
  const [stored, backups, parts, disks, reachable] = await Promise.all([
    readStored(db),
    readBackupState(db),
    partsOf(deps.releases),
    disksOf(deps),
    hasPictureFolder(pictures),
  ]);
  const { waiting, oldest, failed, held, bytes } = stored;
  return {
    server: {
      version: facts.version,
      host: hostname(),
      started_at: new Date(performance.timeOrigin).toISOString(),
    },
    parts,
    messages: { waiting, oldest: iso(oldest), failed, held },
    database: {
      kind: config.databaseUrl === undefined ? 'embedded' : 'server',
      bytes,
      connections: facts.poolState?.() ?? null,
    },
    replicas: replicaStates(db).map(({ name, leftAlone, lag }) => ({
      name,
      state: leftAlone ?? 'serving',
      behind: lag?.seconds ?? null,
    })),
    files: { place: config.files.place === 'disk' ? 'disk' : 'store', reachable },
    backup: {
      made_at: iso(backups.backup?.at ?? null),
      drilled_at: iso(backups.drill?.at ?? null),
      failed_at: iso(backups.failure?.at ?? null),
      drill_days: config.backup?.drillDays ?? null,
    },
    disks,
  };
}
