import { sql, type Kysely } from 'kysely';
import type { ScanRequest } from '@pasal/shared/contracts';
import { readParcelCode } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { noSuchParcel } from '../../order-record/messages';
import type { Reporter } from '../../order-record/move-parcel';
import { severalParcels } from './messages';
import { recordEvent } from '../../order-life/record-event.service';

/**
 * Records an event for the parcel of a scanned label: by the shop's code, or a courier's consignment number. @throws DomainError 404, 409
 */
export async function tellScanned(
  db: Kysely<Database>,
  reporter: Reporter,
  { code, ...report }: ScanRequest,
): Promise<void> {
  const own = readParcelCode(code);
  const { rows } = await sql<{ order_id: number; number: number; is_over: boolean }>`
    select order_id, number, parcel.stage in ('delivered', 'came_back', 'closed') as is_over
    from parcel join orders on orders.id = order_id
    where consignment = ${code.trim()} and deleted_at is null
    union all
    select id, ${own?.number ?? 1}::integer, false from orders
    where order_number = ${own?.order_number ?? ''} and deleted_at is null
    order by is_over, order_id desc
  `.execute(db);
  const [found, other] = rows;
  if (found === undefined) throw notFound(noSuchParcel);
  // Two couriers may use the same consignment number.
  if (other !== undefined && !other.is_over) throw conflict(severalParcels);
  await recordEvent(db, reporter, { orderId: found.order_id, number: found.number }, report);
}
