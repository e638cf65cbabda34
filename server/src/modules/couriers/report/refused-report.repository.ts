import { sql, type Kysely, type Transaction } from 'kysely';
import { MAX_REFUSED_REPORTS, type CourierHook } from '@pasal/shared/contracts';
import { bilingual, type Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../../db/schema';
import { lockCourier } from '../../cash/settlement.repository';

type Db = Kysely<Database>;

/** Why a report was refused, and its parcel, if known. */
interface Refusal {
  problem: Wording;
  order_number: string | null;
}

/** Stores a refused report, keeping only the newest of each courier; repeats of one report are stored once. */
export const keepRefused = (
  db: Db,
  courierId: number,
  report: Pick<CourierHook, 'id' | 'code' | 'event' | 'reason' | 'remarks'>,
  { problem, order_number }: Refusal,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Serialised per courier: two concurrent calls would count the same rows and delete too few.
    await lockCourier(trx, courierId);
    const { id: mark, code, event, reason = null, remarks = null } = report;
    const said = { code, event, reason, remarks, order_number };
    const row = { ...said, problem: problem.en, problem_ne: problem.ne };
    await trx
      .insertInto('refused_report')
      .values({ courier_id: courierId, mark, ...row })
      .onConflict((on) =>
        on.columns(['courier_id', 'mark']).doUpdateSet({ ...row, at: sql`now()` }),
      )
      .execute();
    await trx
      .deleteFrom('refused_report')
      .where('courier_id', '=', courierId)
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('refused_report')
          .select('id')
          .where('courier_id', '=', courierId)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(MAX_REFUSED_REPORTS),
      )
      .execute();
  });

/** Deletes a formerly refused report that was accepted now. */
export const forgetRefused = (db: Db, courierId: number, mark: string) =>
  db
    .deleteFrom('refused_report')
    .where('courier_id', '=', courierId)
    .where('mark', '=', mark)
    .execute();

/** Maximum number shown at once. */
const SHOWN = 200;

/** The newest refused reports of all couriers with their orders, and the total. */
export async function listRefused(db: Db) {
  const rows = await db
    .selectFrom('refused_report')
    .innerJoin('courier', 'courier.id', 'courier_id')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.order_number', '=', 'refused_report.order_number')
        .on('orders.deleted_at', 'is', null),
    )
    .select(['refused_report.id', 'at', 'courier.name as courier', 'code', 'event', 'reason'])
    .select(['refused_report.remarks', 'problem', 'problem_ne', 'orders.id as order_id'])
    .select('orders.order_number')
    .orderBy('at', 'desc')
    .orderBy('refused_report.id', 'desc')
    .limit(SHOWN)
    .execute();
  const { total } = await db
    .selectFrom('refused_report')
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const reports = rows.map(({ at, problem, problem_ne, order_id, order_number, ...row }) => ({
    ...row,
    at: at.toISOString(),
    problem: bilingual(problem, problem_ne),
    order: order_id !== null && order_number !== null ? { id: order_id, order_number } : null,
  }));
  return { reports, total };
}

/** Deletes reports; returns their couriers, with the count of each. */
export async function deleteRefused(trx: Transaction<Database>, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; name: string; count: number }>`
    with gone as (delete from refused_report where id = any(${ids}::integer[]) returning courier_id)
    select courier.id, courier.name, count(*)::integer as count
    from gone join courier on courier.id = courier_id group by courier.id order by courier.id
  `.execute(trx);
  return rows;
}
