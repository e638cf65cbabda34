import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { createVersionReader } from '@pasal/core/http/cache/public-versions';
import { keepDoing } from '@pasal/core/keep-doing';
import type { Limit } from '@pasal/core/limits/limits';
import { tookToken } from '@pasal/core/limits/rate-limit';
import { HOUR } from '@pasal/core/limits/seconds';
import type { Meter } from '@pasal/core/observe/meter';
import { ANY_BUCKET } from '../release/rehearsal';
import type { Releases } from '../release/releases';
import { documentIdOf } from '../rendered/render-composition-of';
import type { PlatformDatabase } from '../tables';
import { keyOfArea, RELEASES } from './edge';
import { measurePurging } from './purge-metrics';
import { httpPurger, type PurgeTarget } from './purger';
import { createPurging, type KeyVersions } from './purging';

/** Of the servers that see a change, one takes the turn to purge it. */
const TURN: Limit = { scope: 'edge-purge', tokens: 1, seconds: HOUR };

/** Milliseconds between two checks for changes to purge. */
const LOOK_EVERY = 1000;

/** Keeps an edge up to date. */
interface Purging {
  meters: Meter[];
  startChores: () => (() => Promise<void>)[];
}

interface OpenPurging {
  db: Kysely<PlatformDatabase>;
  releases: Pick<Releases, 'compositionOf' | 'isDivided'>;
  /** The edge to purge; undefined without one. */
  target: PurgeTarget | undefined;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Purges what this database's documents depend on: each area, and the live releases. */
export function openPurging({ db, releases, target, log }: OpenPurging): Purging {
  if (target === undefined) return { meters: [], startChores: () => [] };
  const readVersions = createVersionReader(db);

  async function read(): Promise<KeyVersions> {
    const [versions, composition, isDivided] = await Promise.all([
      readVersions(),
      releases.compositionOf(ANY_BUCKET),
      releases.isDivided(),
    ]);
    const shown = `${composition && documentIdOf(composition)} ${isDivided}`;
    const areas = [...versions].map(([area, version]): [string, string] => [
      keyOfArea(area),
      version,
    ]);
    return new Map([
      ...areas,
      [keyOfArea(RELEASES), createHash('sha256').update(shown).digest('hex')],
    ]);
  }

  const { counts, look } = createPurging({
    purger: httpPurger(target),
    read,
    takeTurn: (change) => tookToken(db, TURN, change),
    onError: (err) => log.error({ err }, 'the edge could not be purged'),
  });
  return {
    meters: [measurePurging(counts)],
    startChores: () => [
      keepDoing({
        work: look,
        every: LOOK_EVERY,
        onError: (err) => log.warn({ err }, 'what an edge has to forget cannot be found'),
      }),
    ],
  };
}
