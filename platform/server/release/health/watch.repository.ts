import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import type { Trial } from './rule';
import { newKey } from '@pasal/core/limits/marks';

type Db = Kysely<PlatformDatabase>;

/** Minutes a release is looked at once all visitors have it. */
export const WATCHED_MINUTES = 30;
/**
 * It is watched on until so many visits have spoken of it, and so many that reached what is sold, for as many days at
 * most: a small shop has few, and with fewer no one can say that it sells less.
 */
export const WATCHED_VISITS = 200;
export const WATCHED_SALES = 1000;
export const WATCHED_DAYS = 7;

/** What a network says against a release. */
export type Complaint = 'failed' | 'slow' | 'refused';

const networksOf = (kind: Complaint) => sql<number>`(
  select count(*) from release_watch_failure as failure
  where failure.name = watch.name and failure.kind = ${kind}
)::integer`;
const FAILED = networksOf('failed');

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
 * Starts to watch a release. One that is shown to more visitors than before keeps its figures; once everyone
 * has it, they begin again.
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

/** Ends the watch of a name; the marks made for it lose their meaning with its key. */
export async function endWatch(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('release_watch').where('name', '=', name).execute();
}

/** Lists releases that are tried and not watched, as after a restored backup. */
export async function listUnwatched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from live_release as live where candidate is not null and not exists (
      select from release_watch as watch where watch.name = live.name and watch.version = live.candidate
    )
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Ends the watches whose time is over, once enough visits have spoken. */
export async function endOldWatches(db: Db): Promise<void> {
  await sql`
    delete from release_watch as watch where until < now()
      and ((loads + ${FAILED} >= ${WATCHED_VISITS} and reached >= ${WATCHED_SALES}) or since < now() - make_interval(days => ${WATCHED_DAYS}))
  `.execute(db);
}

/** The figures of a release that is watched. */
export interface WatchedTrial extends Trial {
  /** Visits of the step its plan has come to: loads, and networks in which it failed. */
  visits: number;
}

type Watched = Pick<Watch, 'name' | 'version'>;

/** Counts visits of a release that is watched. */
export async function addWatchedVisits(
  trx: Db,
  { name, version }: Watched,
  { of, weight }: { of: 'loads' | 'reached' | 'ordered'; weight: number },
): Promise<void> {
  await trx
    .updateTable('release_watch')
    .set({ [of]: sql<number>`${sql.ref(of)} + ${weight}` })
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

/**
 * Adds a network that speaks against the release; false when it was known already, or the release is not watched
 * any more.
 */
export async function addNetwork(
  trx: Db,
  watch: Watch,
  { kind, mark }: { kind: Complaint; mark: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into release_watch_failure (name, mark, kind)
    select name, ${mark}, ${kind} from release_watch
    where name = ${watch.name} and key = ${watch.key} for key share
    on conflict (name, mark) do nothing returning 1
  `.execute(trx);
  return rows.length > 0;
}

/** A release that grows by a plan has come to a step: what was seen before does not count for it. */
export async function beginStep(trx: Db, name: string): Promise<void> {
  await sql`
    update release_watch as watch set before_step = loads + ${FAILED} where name = ${name}
  `.execute(trx);
}

/** Reads the figures of a release since it is watched; null when it is not. */
export async function trialOf(db: Db, { name, version }: Watched): Promise<WatchedTrial | null> {
  const { rows } = await sql<WatchedTrial>`
    select loads, deaths, reached, ordered, ${FAILED} as failed, ${networksOf('slow')} as slow,
      ${networksOf('refused')} as refused, loads + ${FAILED} - before_step as visits
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
