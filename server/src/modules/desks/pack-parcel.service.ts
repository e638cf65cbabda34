import { sql, type Kysely } from 'kysely';
import type { PackRequest, User } from '@pasal/shared/contracts';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { noSuchOrder } from '../order-record/messages';
import { lockOrder } from '../order-record/order-status.repository';
import { ensureParcels } from '../order-record/move-parcel';
import { writeSerials } from '../order-record/serials';
import { recordEventWithin } from '../order-life/record-event.service';
import { pickParcel, type ParcelAddress } from '../order-record/pick-parcel';

/**
 * Marks a parcel as packed and writes the serial numbers of its pieces, atomically.
 * @throws DomainError 404; 409 when it changed or cannot be packed; 400 for missing or duplicate serial numbers
 */
export const packParcel = (
  db: Kysely<Database>,
  actor: User,
  address: ParcelAddress,
  { serials, version, ...known }: PackRequest,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, address.orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    const { id } = pickParcel(await ensureParcels(trx, order), address.number, version);
    await writeSerials(trx, id, { serials, by: actor.email });
    if (Object.keys(known).length > 0)
      await trx.updateTable('parcel').set(known).where('id', '=', id).execute();
    const report = { event: 'packed', version } as const;
    await recordEventWithin(trx, { source: 'staff', actor }, address, report);
  });

/** The products of these orders whose pieces have serial numbers. */
export async function productsWithSerials(
  db: Kysely<Database>,
  orderIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from serial_product join order_item using (product_id)
    where order_id = any(${orderIds}::integer[])
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}
