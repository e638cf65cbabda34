import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../tables';
import { measure, type Meter, type Sample } from '@pasal/core/observe/meter';

/** The value of one series, by its labels. */
type Row = Record<'name', string> & { version?: string; role?: string; value: number };

/** The share of visitors of each live version; `own` is the shop's own build. */
const SHARES = sql<Row>`
  select name, coalesce(version, 'own') as version, 'stable' as role,
    1 - coalesce(candidate_buckets, 0) / 10000.0::double precision as value from live_release
  union all
  select name, candidate, 'tried', candidate_buckets / 10000.0::double precision from live_release
  where candidate is not null
`;
const WATCHED_LOADS = sql<Row>`
  select name, version, loads::double precision as value from release_watch
`;
const WATCHED_FAILURES = sql<Row>`
  select name, version, (
    select count(*) from release_watch_failure as failure where failure.name = watch.name
  )::double precision as value from release_watch as watch
`;
const WATCHED_DEATHS = sql<Row>`
  select name, version, deaths::double precision as value from release_watch
`;
/** The rollbacks of every name with a release: a counter that first appears with its first event shows no increase. */
const RETURNS = sql<Row>`
  select name, (
    select count(*) from release_event as event where event.name = known.name and action = 'return'
  )::double precision as value from (select distinct name from release) as known
`;

const FIGURES = [
  {
    kind: 'gauge',
    name: 'pasal_release_share',
    help: 'Share of the visitors who get a version, from 0 to 1.',
    labelNames: ['name', 'version', 'role'],
    query: SHARES,
  },
  {
    kind: 'gauge',
    name: 'pasal_release_watched_loads',
    help: 'Pages in which a release that is looked at worked.',
    labelNames: ['name', 'version'],
    query: WATCHED_LOADS,
  },
  {
    kind: 'gauge',
    name: 'pasal_release_watched_failed_networks',
    help: 'Networks in which a release that is looked at failed.',
    labelNames: ['name', 'version'],
    query: WATCHED_FAILURES,
  },
  {
    kind: 'gauge',
    name: 'pasal_release_watched_deaths',
    help: 'How often what renders a release that is looked at ended by itself.',
    labelNames: ['name', 'version'],
    query: WATCHED_DEATHS,
  },
  {
    kind: 'counter',
    name: 'pasal_release_returns_total',
    help: 'How often releases of a name went back by themselves.',
    labelNames: ['name'],
    query: RETURNS,
  },
] as const;

const sampleOf = ({ value, ...labels }: Row): Sample => ({ labels, value });

/** By name and version, the same at every server: who gets a release, its figures, and rollbacks. */
export const measureReleases =
  (db: Kysely<PlatformDatabase>): Meter =>
  (registers) => {
    for (const { query, ...figure } of FIGURES) {
      const read = async () => (await query.execute(db)).rows.map(sampleOf);
      measure(registers, { ...figure, read });
    }
  };
