import { sql, type Kysely } from 'kysely';
import type { ScanRequest } from '@pasal/shared/contracts';
import { readParcelCode } from '@pasal/shared/domain';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { noSuchParcel } from '../../parcel/messages';
import type { Teller } from '../../parcel/move-parcel';
import { tellParcel } from '../../parcel/tell-parcel.service';

/** Tells what happened to the parcel of a scanned label: by the shop's code, or by a courier's number. @throws DomainError 404, 409 */
export async function tellScanned(
  db: Kysely<Database>,
  teller: Teller,
  { code, ...report }: ScanRequest,
): Promise<void> {
  const own = readParcelCode(code);
  const { rows } = await sql<{ order_id: number; number: number }>`
    select order_id, number from parcel where consignment = ${code.trim()}
    union all
    select id, ${own?.number ?? 1}::integer from orders
    where order_number = ${own?.order_number ?? ''} and deleted_at is null
    order by 1 desc limit 1
  `.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound(noSuchParcel);
  await tellParcel(db, teller, { orderId: found.order_id, number: found.number }, report);
}
