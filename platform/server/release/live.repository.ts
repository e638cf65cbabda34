import type { Kysely } from 'kysely';
import type { PlanState } from '../../contract/limits';
import type { PlatformDatabase } from '../tables';

type Db = Kysely<PlatformDatabase>;

/** The stored live versions of one name. */
export interface LiveRow {
  name: string;
  /** Null: the shop's own build. */
  version: string | null;
  since: Date | null;
  /** Versions to roll back to, newest last. */
  earlier: (string | null)[];
  candidate: string | null;
  /** The number of buckets, out of 10,000. */
  candidate_buckets: number | null;
  candidate_since: Date | null;
  /** The candidate's current step in its plan; null without a plan. */
  plan_step: number | null;
  plan_since: Date | null;
  plan_state: PlanState | null;
}

/** The columns of a name without a release under trial. */
export const UNTRIED = {
  candidate: null,
  candidate_buckets: null,
  candidate_since: null,
  plan_step: null,
  plan_since: null,
  plan_state: null,
} as const;

export const listLive = (db: Db): Promise<LiveRow[]> =>
  db.selectFrom('live_release').selectAll().orderBy('name').execute();

/** The row of one name, locked until the transaction ends, so that activations take turns. */
export async function lockLive(trx: Db, name: string): Promise<LiveRow> {
  await trx
    .insertInto('live_release')
    .values({ name, version: null, since: null, earlier: '[]', ...UNTRIED })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return trx
    .selectFrom('live_release')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveLive(trx: Db, row: LiveRow): Promise<void> {
  const { name, earlier, ...rest } = row;
  await trx
    .updateTable('live_release')
    .set({ ...rest, earlier: JSON.stringify(earlier) })
    .where('name', '=', name)
    .execute();
}
