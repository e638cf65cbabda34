import { sql, type Kysely } from 'kysely';
import type { HealthPhase } from '../../../contract/release-health';
import type { PlatformDatabase } from '../../tables';
import type { Figures } from './rule';

type Db = Kysely<PlatformDatabase>;

/** Days of which figures are kept, and over which those of the version before are summed. */
const KEPT_DAYS = 30;
const STABLE_DAYS = 7;

/** Marks what has not been marked in this window; those that are new. */
export async function addMarks(
  trx: Db,
  number: number,
  marks: readonly string[],
): Promise<Set<string>> {
  if (marks.length === 0) return new Set();
  const added = await trx
    .insertInto('health_mark')
    // In one order, so that no two transactions wait for each other.
    .values([...new Set(marks)].toSorted().map((mark) => ({ number, mark })))
    .onConflict((conflict) => conflict.columns(['number', 'mark']).doNothing())
    .returning('mark')
    .execute();
  return new Set(added.map(({ mark }) => mark));
}

/** What is to be added to the figures of this hour. */
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

/** How a version did in its last seven days. */
export async function figuresOf(db: Db, name: string, version: string): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select coalesce(sum(total) filter (where phase = 'failed'), 0)::double precision as failed,
      coalesce(sum(total) filter (where phase = 'load'), 0)::double precision as loads
    from release_health
    where name = ${name} and version = ${version}
      and hour > now() - make_interval(days => ${STABLE_DAYS})
  `.execute(db);
  return rows[0] ?? { failed: 0, loads: 0 };
}

/** How often a watched version failed in which way since the hour in which the watch began. */
export async function phasesSince(
  db: Db,
  { name, version }: { name: string; version: string },
): Promise<{ phase: HealthPhase; total: number }[]> {
  const { rows } = await sql<{ phase: HealthPhase; total: number }>`
    select phase, sum(total)::double precision as total from release_health as health
    where name = ${name} and version = ${version} and phase not in ('load', 'failed')
      and hour >= (select date_trunc('hour', since) from release_watch where name = ${name})
    group by phase order by total desc, phase
  `.execute(db);
  return rows;
}

/** Removes the figures of hours nobody asks for any more; how many. */
export async function removeOldHealth(db: Db): Promise<number> {
  const { rows } = await sql`
    delete from release_health where hour < now() - make_interval(days => ${KEPT_DAYS}) returning 1
  `.execute(db);
  return rows.length;
}
