import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { SettledResponse, Settlement } from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import * as messages from './messages';

type Db = Kysely<Database>;

/** Maximum settlements on a courier's page. */
const SHOWN = 20;

interface SettlementRow extends Omit<Settlement, 'at' | 'received' | 'charges'> {
  at: Date;
  received: number;
  charges: number;
}

/** @param which settlements, as rows of the table */
const readSettlements = async (db: Db, which: RawBuilder<unknown>): Promise<Settlement[]> => {
  const { rows } = await sql<SettlementRow>`
    with given as (${which})
    select given.id, given.at, given.day::text, given.by_email as by, reference, source, reverses, reason,
      exists (select from cash_settlement as back where back.reverses = given.id) as is_reversed, sums.*
    from given cross join lateral (
      select count(distinct parcel_id)::integer as parcels,
        coalesce(-sum(amount_paisa) filter (where kind = 'handed_in'), 0)::bigint as received,
        coalesce(-sum(amount_paisa) filter (where kind = 'charge'), 0)::bigint as charges
      from cash_entry where settlement_id = given.id
    ) as sums
    order by given.id desc
  `.execute(db);
  return rows.map(({ at, received, charges, ...row }) => ({
    ...row,
    at: at.toISOString(),
    received: toRupees(received),
    charges: toRupees(charges),
  }));
};

/** The last settlements of a courier, newest first. */
export const listSettlements = (db: Db, courierId: number) =>
  readSettlements(
    db,
    sql`select * from cash_settlement where courier_id = ${courierId} order by id desc limit ${SHOWN}`,
  );

/** One settlement, by parcel. @throws DomainError 404 */
export async function readSettlement(db: Db, id: number): Promise<SettledResponse> {
  const [settlement] = await readSettlements(
    db,
    sql`select * from cash_settlement where id = ${id}`,
  );
  if (settlement === undefined) throw notFound(messages.noSuchSettlement);
  const { rows } = await sql<SettledResponse['rows'][number] & { courier: string }>`
    select courier.name as courier, order_number, number, consignment, customer_name,
      -sum(amount_paisa)::bigint as cash,
      coalesce(-sum(amount_paisa) filter (where entry.kind = 'charge'), 0)::bigint as charge,
      coalesce((
        select owed_paisa from cash_owed where cash_owed.courier_id = courier.id and cash_owed.parcel_id = parcel.id
      ), 0)::bigint as owed
    from cash_entry as entry join parcel on parcel.id = parcel_id join orders on orders.id = order_id
      join courier on courier.id = entry.courier_id
    where settlement_id = ${id} group by courier.id, parcel.id, orders.id order by orders.id, number
  `.execute(db);
  return {
    courier: rows[0]?.courier ?? '',
    settlement,
    rows: rows.map(({ courier: _courier, cash, charge, owed, ...row }) => ({
      ...row,
      cash: toRupees(cash),
      charge: toRupees(charge),
      owed: toRupees(owed),
    })),
  };
}
