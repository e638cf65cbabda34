import { sql, type Kysely } from 'kysely';
import { HEALTH_COUNTS, type HealthPhase, type Refusal } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import { NOTHING_SEEN, type Seen } from './rule';

type Db = Kysely<PlatformDatabase>;

/** Days for which figures are stored, and days over which the previous version's are summed. */
const STORED_DAYS = 30;
const STABLE_DAYS = 7;

/** The phase whose totals make each figure. */
const PHASE_OF_SUM: Record<keyof Seen, string> = {
  failed: 'failed',
  loads: 'load',
  slow: 'slow',
  reached: 'reached',
  ordered: 'ordered',
  refused: 'refused',
};
/** How often something was seen of a release. */
export interface SeenPhase {
  phase: HealthPhase | Refusal;
  total: number;
}

/** Facts that are not failure phases. */
const NO_FAILURES = ['load', 'failed', ...HEALTH_COUNTS];

/** Adds marks to this window; returns those that are new. */
export async function addMarks(
  trx: Db,
  number: number,
  marks: readonly string[],
): Promise<Set<string>> {
  if (marks.length === 0) return new Set();
  const added = await trx
    .insertInto('health_mark')
    // Sorted, so that no two transactions deadlock.
    .values([...new Set(marks)].toSorted().map((mark) => ({ number, mark })))
    .onConflict((conflict) => conflict.columns(['number', 'mark']).doNothing())
    .returning('mark')
    .execute();
  return new Set(added.map(({ mark }) => mark));
}

/** A count to add to the figures of this hour. */
export interface Count {
  name: string;
  version: string;
  phase: PlatformDatabase['release_health']['phase'];
  total: number;
}

const orderOf = ({ name, version, phase }: Count) => `${name} ${version} ${phase}`;

export async function addCounts(trx: Db, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  const hour = sql<Date>`date_trunc('hour', now())`;
  await trx
    .insertInto('release_health')
    .values(
      counts
        .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
        .map((count) => ({ ...count, hour })),
    )
    .onConflict((conflict) =>
      conflict.columns(['name', 'version', 'hour', 'phase']).doUpdateSet({
        total: sql<number>`release_health.total + excluded.total`,
      }),
    )
    .execute();
}

/** The columns of `Seen`, summed from the stored figures. */
export const SEEN_SUMS = sql.join(
  Object.entries(PHASE_OF_SUM).map(
    ([name, phase]) =>
      sql`coalesce(sum(total) filter (where phase = ${phase}), 0)::double precision as ${sql.ref(name)}`,
  ),
);

/** Reads a version's figures of its last seven days. */
export async function figuresOf(db: Db, name: string, version: string): Promise<Seen> {
  const { rows } = await sql<Seen>`
    select ${SEEN_SUMS} from release_health
    where name = ${name} and version = ${version}
      and hour > now() - make_interval(days => ${STABLE_DAYS})
  `.execute(db);
  return rows[0] ?? NOTHING_SEEN;
}

/** Counts a watched version's failures by phase since the hour in which the watch began, and refused orders by code. */
export async function countPhasesSince(
  db: Db,
  { name, version }: { name: string; version: string },
): Promise<SeenPhase[]> {
  const { rows } = await sql<SeenPhase>`
    select phase, sum(total)::double precision as total from release_health as health
    where name = ${name} and version = ${version} and phase not in (${sql.join(NO_FAILURES)})
      and hour >= (select date_trunc('hour', since) from release_watch where name = ${name})
    group by phase order by total desc, phase
  `.execute(db);
  return rows;
}

/** Removes outdated figures; returns how many. */
export async function removeOldHealth(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from release_health where hour < now() - make_interval(days => ${STORED_DAYS}) returning 1
  `.execute(db);
  return rows.length;
}
