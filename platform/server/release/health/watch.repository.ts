import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import type { Trial } from './rule';
import { newKey } from '@pasal/core/limits/marks';

type Db = Kysely<PlatformDatabase>;

/** Minutes a release is looked at once all visitors have it. */
const WATCHED_MINUTES = 30;

/** A release that is looked at. */
export interface Watch {
  name: string;
  version: string;
  key: string;
  since: Date;
  /** Null while it is being tried. */
  until: Date | null;
}

const watches = (db: Db) =>
  db.selectFrom('release_watch').select(['name', 'version', 'key', 'since', 'until']);

export const listWatches = (db: Db): Promise<Watch[]> => watches(db).orderBy('name').execute();

/** Those of these versions that are looked at, in the order in which their rows are changed. */
export async function watchesOf(db: Db, versions: ReadonlyMap<string, string>): Promise<Watch[]> {
  const found = await watches(db)
    .where('name', 'in', [...versions.keys()])
    .orderBy('name')
    .execute();
  return found.filter(({ name, version }) => versions.get(name) === version);
}

/**
 * From now on a release is looked at. One that is shown to more visitors than before keeps what is
 * known; once all have it, it begins anew.
 */
export async function beginWatch(
  trx: Db,
  { name, version, isTried }: { name: string; version: string; isTried: boolean },
): Promise<void> {
  const [known] = await watchesOf(trx, new Map([[name, version]]));
  if (isTried && known?.until === null) return;
  await endWatch(trx, name);
  const until = isTried ? null : sql<Date>`now() + make_interval(mins => ${WATCHED_MINUTES})`;
  await trx.insertInto('release_watch').values({ name, version, until, key: newKey() }).execute();
}

/** Nobody looks at a release of this name any more; what was marked for it is gone with its key. */
export async function endWatch(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('release_watch').where('name', '=', name).execute();
}

/** What is tried and nobody looks at, as after a restored backup. */
export async function listUnwatched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from live_release as live where candidate is not null and not exists (
      select from release_watch as watch where watch.name = live.name and watch.version = live.candidate
    )
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Ends the watches whose time is over. */
export async function endOldWatches(db: Db): Promise<void> {
  await db
    .deleteFrom('release_watch')
    .where('until', '<', sql<Date>`now()`)
    .execute();
}

/** What is known of a release that is looked at. */
export interface WatchedTrial extends Trial {
  /** Visits of the step its plan has come to: loads, and networks in which it failed. */
  visits: number;
}

type Watched = Pick<Watch, 'name' | 'version'>;

export async function addWatchedLoads(trx: Db, { name, version }: Watched, weight: number) {
  await trx
    .updateTable('release_watch')
    .set({ loads: sql<number>`loads + ${weight}` })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

/** A process that rendered this release has ended by itself. */
export async function addDeath(db: Db, { name, version }: Watched): Promise<void> {
  await db
    .updateTable('release_watch')
    .set({ deaths: sql<number>`deaths + 1` })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

/** A network in which the release failed; false when it was known already, or nobody looks any more. */
export async function addFailedNetwork(trx: Db, watch: Watch, mark: string): Promise<boolean> {
  const { rows } = await sql`
    insert into release_watch_failure (name, mark)
    select name, ${mark} from release_watch
    where name = ${watch.name} and key = ${watch.key} for key share
    on conflict (name, mark) do nothing returning 1
  `.execute(trx);
  return rows.length > 0;
}

const FAILED = sql<number>`(
  select count(*) from release_watch_failure as failure where failure.name = watch.name
)::integer`;

/** A release that grows by a plan has come to a step: what was seen before does not count for it. */
export async function beginStep(trx: Db, name: string): Promise<void> {
  await sql`
    update release_watch as watch set before_step = loads + ${FAILED} where name = ${name}
  `.execute(trx);
}

/** What is known of a release since it is looked at; null when it is not. */
export async function trialOf(db: Db, { name, version }: Watched): Promise<WatchedTrial | null> {
  const { rows } = await sql<WatchedTrial>`
    select loads, deaths, ${FAILED} as failed, loads + ${FAILED} - before_step as visits
    from release_watch as watch where name = ${name} and version = ${version}
  `.execute(db);
  return rows[0] ?? null;
}

/** Visits of the step each release that is looked at has come to. */
export async function listStepVisits(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; visits: number }>`
    select name, round(loads + ${FAILED} - before_step) as visits from release_watch as watch
  `.execute(db);
  return new Map(rows.map(({ name, visits }) => [name, visits]));
}
