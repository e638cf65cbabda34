import { sql, type Kysely } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/schema';

type Db = Kysely<Database>;

/** A number of one series, by its labels. */
type Sample = Record<'name', string> & { version?: string; role?: string; value: number };

/** A database that is away leaves what was read last. */
const readSamples = (db: Db, query: ReturnType<typeof sql<Sample>>) =>
  query.execute(db).then(
    ({ rows }) => rows,
    () => null,
  );

/** What each live version of a release is shown to; `own` is the shop's own build. */
const SHARES = sql<Sample>`
  select name, coalesce(version, 'own') as version, 'stable' as role,
    1 - coalesce(candidate_buckets, 0) / 10000.0::double precision as value from live_release
  union all
  select name, candidate, 'tried', candidate_buckets / 10000.0::double precision from live_release
  where candidate is not null
`;
const WATCHED_LOADS = sql<Sample>`
  select name, version, loads::double precision as value from release_watch
`;
const WATCHED_FAILURES = sql<Sample>`
  select name, version, (
    select count(*) from release_watch_failure as failure where failure.name = watch.name
  )::double precision as value from release_watch as watch
`;
const WATCHED_DEATHS = sql<Sample>`
  select name, version, deaths::double precision as value from release_watch
`;
/** Of every name that has a release: a counter that first appears with its first event shows no increase. */
const RETURNS = sql<Sample>`
  select name, (
    select count(*) from release_event as event where event.name = known.name and action = 'return'
  )::double precision as value from (select distinct name from release) as known
`;

const GAUGES = [
  {
    name: 'pasal_release_share',
    help: 'Share of the visitors who get a version, from 0 to 1.',
    labelNames: ['name', 'version', 'role'],
    query: SHARES,
  },
  {
    name: 'pasal_release_watched_loads',
    help: 'Pages in which a release that is looked at worked.',
    labelNames: ['name', 'version'],
    query: WATCHED_LOADS,
  },
  {
    name: 'pasal_release_watched_failed_networks',
    help: 'Networks in which a release that is looked at failed.',
    labelNames: ['name', 'version'],
    query: WATCHED_FAILURES,
  },
  {
    name: 'pasal_release_watched_deaths',
    help: 'How often what renders a release that is looked at ended by itself.',
    labelNames: ['name', 'version'],
    query: WATCHED_DEATHS,
  },
] as const;

/** By name and version, the same at every server: who gets a release, how it does, and what went back. */
export function measureReleases(registers: Registry[], db: Db): void {
  for (const { query, ...gauge } of GAUGES) {
    const shown = new Gauge({
      ...gauge,
      registers,
      async collect() {
        const samples = await readSamples(db, query);
        if (!samples) return;
        shown.reset();
        for (const { value, ...labels } of samples) shown.set(labels, value);
      },
    });
  }
  const returns = new Counter({
    name: 'pasal_release_returns_total',
    help: 'How often releases of a name went back by themselves.',
    labelNames: ['name'],
    registers,
    async collect() {
      const samples = await readSamples(db, RETURNS);
      if (!samples) return;
      returns.reset();
      for (const { value, name } of samples) returns.inc({ name }, value);
    },
  });
}
