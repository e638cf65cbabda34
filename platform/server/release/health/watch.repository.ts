import { sql, type Kysely } from 'kysely';
import type { PlatformDatabase } from '../../tables';
import type { Trial } from './rule';
import { newKey } from '@pasal/core/limits/marks';

type Db = Kysely<PlatformDatabase>;

/** Minutes a release is watched once all visitors have it. */
export const WATCHED_MINUTES = 30;
/**
 * The watch continues until this many visits were counted, and this many that reached a page that sells, up to this
 * many days: a small shop has few, and with fewer a drop in sales cannot be seen.
 */
export const WATCHED_VISITS = 200;
export const WATCHED_SALES = 1000;
export const WATCHED_DAYS = 7;

/** A network's complaint about a release. */
export type Complaint = 'failed' | 'slow' | 'refused';

const networksOf = (kind: Complaint) => sql<number>`(
  select count(*) from release_watch_failure as failure
  where failure.name = watch.name and failure.kind = ${kind}
)::integer`;
const FAILED = networksOf('failed');

/** A release that is being watched. */
export interface Watch {
  name: string;
  version: string;
  key: string;
  since: Date;
  /** Null while only a share of the visitors has it. */
  until: Date | null;
}

const watches = (db: Db) =>
  db.selectFrom('release_watch').select(['name', 'version', 'key', 'since', 'until']);

export const listWatches = (db: Db): Promise<Watch[]> => watches(db).orderBy('name').execute();

/** The watched ones of these versions, in the order in which their rows are locked. */
export async function watchesOf(db: Db, versions: ReadonlyMap<string, string>): Promise<Watch[]> {
  const found = await watches(db)
    .where('name', 'in', [...versions.keys()])
    .orderBy('name')
    .execute();
  return found.filter(({ name, version }) => versions.get(name) === version);
}

/**
 * Starts to watch a release. One shown to more visitors than before keeps its figures; once everyone has it, they
 * start over.
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

/** Ends the watch of a name; the marks made for it become meaningless without its key. */
export async function endWatch(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('release_watch').where('name', '=', name).execute();
}

/** Lists partial rollouts that are not watched, as after a restored backup. */
export async function listUnwatched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from live_release as live where candidate is not null and not exists (
      select from release_watch as watch where watch.name = live.name and watch.version = live.candidate
    )
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Ends expired watches, once enough visits were counted. */
export async function endOldWatches(db: Db): Promise<void> {
  await sql`
    delete from release_watch as watch where until < now()
      and ((loads + ${FAILED} >= ${WATCHED_VISITS} and reached >= ${WATCHED_SALES}) or since < now() - make_interval(days => ${WATCHED_DAYS}))
  `.execute(db);
}

/** The figures of a release that is being watched. */
export interface WatchedTrial extends Trial {
  /** Visits in the current step of its plan: loads, and networks in which it failed. */
  visits: number;
}

type Watched = Pick<Watch, 'name' | 'version'>;

/** Counts visits of a watched release. */
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

/** Records that a process that rendered this release has crashed. */
export async function addDeath(db: Db, { name, version }: Watched): Promise<void> {
  await db
    .updateTable('release_watch')
    .set({ deaths: sql<number>`deaths + 1` })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

/** Adds a network that speaks against the release; false when it was known already, or the watch has ended. */
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

/** Begins a step of a plan: earlier figures do not count for it. */
export async function beginStep(trx: Db, name: string): Promise<void> {
  await sql`
    update release_watch as watch set before_step = loads + ${FAILED} where name = ${name}
  `.execute(trx);
}

/** Reads the figures of a watched release; null when it is not watched. */
export async function trialOf(db: Db, { name, version }: Watched): Promise<WatchedTrial | null> {
  const { rows } = await sql<WatchedTrial>`
    select loads, deaths, reached, ordered, ${FAILED} as failed, ${networksOf('slow')} as slow,
      ${networksOf('refused')} as refused, loads + ${FAILED} - before_step as visits
    from release_watch as watch where name = ${name} and version = ${version}
  `.execute(db);
  return rows[0] ?? null;
}

/** Visits in the current step of each watched release. */
export async function listStepVisits(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; visits: number }>`
    select name, round(loads + ${FAILED} - before_step) as visits from release_watch as watch
  `.execute(db);
  return new Map(rows.map(({ name, visits }) => [name, visits]));
}
