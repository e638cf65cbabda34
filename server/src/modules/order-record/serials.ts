import { sql, type Transaction } from 'kysely';
import type { SerialOfLine } from '@pasal/shared/contracts';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import * as messages from './messages';
import { wasReturned } from './was-returned';

const wrong = (message: Wording) => invalid(message, { path: 'serials', message });

type Trx = Transaction<Database>;

interface AskedLine {
  line: number;
  product_id: number;
  product_name: string;
  quantity: number;
  written: number;
}

/** The lines of a parcel whose product requires serial numbers, and how many are recorded. */
async function askedLines(trx: Trx, parcelId: number): Promise<AskedLine[]> {
  const { rows } = await sql<AskedLine>`
    select parcel_item.line, product_id, product_name, parcel_item.quantity,
      (select count(*)::integer from parcel_serial
        where parcel_serial.parcel_id = parcel_item.parcel_id and parcel_serial.line = parcel_item.line) as written
    from parcel_item join order_item using (order_id, line) join serial_product using (product_id)
    where parcel_item.parcel_id = ${parcelId} order by parcel_item.line
  `.execute(trx);
  return rows;
}

/** @throws DomainError 409 while a required serial number of the parcel is missing */
export async function assertSerials(trx: Trx, parcelId: number): Promise<void> {
  const lacking = (await askedLines(trx, parcelId)).find(
    ({ quantity, written }) => written !== quantity,
  );
  if (lacking) throw conflict(messages.serialsFirst(lacking.product_name));
}

/**
 * Which of these pieces are packed in another parcel, or are out and were not returned. Locks their products, so that nobody packs the same
 * piece concurrently.
 */
async function listElsewhere(
  trx: Trx,
  parcelId: number,
  pieces: readonly { product_id: number; serial: string }[],
) {
  const products = pieces.map(({ product_id }) => product_id);
  await sql`
    select from serial_product where product_id = any(${products}::integer[]) order by product_id for update
  `.execute(trx);
  const { rows } = await sql<{ serial: string; order_number: string }>`
    select serial, order_number
    from parcel_serial join parcel on parcel.id = parcel_id join orders on orders.id = parcel.order_id
      join order_item on order_item.order_id = orders.id and order_item.line = parcel_serial.line
    where serial = any(${pieces.map(({ serial }) => serial)}::text[]) and product_id = any(${products}::integer[])
      and parcel.id <> ${parcelId} and parcel.stage not in ('new', 'confirmed', 'came_back', 'closed')
      and deleted_at is null and not ${wasReturned}
    order by serial, parcel.id desc
  `.execute(trx);
  return rows;
}

/**
 * Check before returned pieces go to their buyer again. Only the number of pieces that came back was recorded, not which.
 * @param returned the return they came with
 * @throws DomainError 409 if more of the line's pieces are elsewhere than other returns left in the shop
 */
export async function assertNotElsewhere(
  trx: Trx,
  returned: { id: number; parcel_id: number },
  line: number,
): Promise<void> {
  const { rows: pieces } = await sql<{ product_id: number; serial: string }>`
    select product_id, serial from parcel_serial join parcel on parcel.id = parcel_id
      join order_item using (order_id, line)
    where parcel_id = ${returned.parcel_id} and line = ${line}
  `.execute(trx);
  if (pieces.length === 0) return;
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(whole + damaged), 0)::integer as left
    from order_return as other join order_return_item as item on item.return_id = other.id
    where parcel_id = ${returned.parcel_id} and item.line = ${line} and other.id <> ${returned.id} and state <> 'refused'
  `.execute(trx);
  const elsewhere = await listElsewhere(trx, returned.parcel_id, pieces);
  const other = elsewhere[rows[0]?.left ?? 0];
  if (other) throw conflict(messages.serialElsewhere(other.serial, other.order_number));
}

/**
 * Replaces the serial numbers of a parcel's pieces.
 * @throws DomainError 400 for a missing, duplicate or unexpected number; 409 for a piece sold elsewhere
 */
export async function writeSerials(
  trx: Trx,
  parcelId: number,
  { serials, by }: { serials: readonly SerialOfLine[]; by: string },
): Promise<void> {
  const asked = await askedLines(trx, parcelId);
  for (const { line, product_name, quantity } of asked) {
    const given = serials.filter((each) => each.line === line).map(({ serial }) => serial);
    if (new Set(given).size !== given.length) throw wrong(messages.serialTwice);
    if (given.length !== quantity) throw wrong(messages.serialsFirst(product_name));
  }
  if (serials.some(({ line }) => !asked.some((each) => each.line === line)))
    throw wrong(messages.noSuchLine);
  await trx.deleteFrom('parcel_serial').where('parcel_id', '=', parcelId).execute();
  if (serials.length === 0) return;
  const pieces = asked.flatMap(({ line, product_id }) =>
    serials.filter((each) => each.line === line).map(({ serial }) => ({ product_id, serial })),
  );
  const [other] = await listElsewhere(trx, parcelId, pieces);
  if (other) throw conflict(messages.serialElsewhere(other.serial, other.order_number));
  await sql`
    insert into parcel_serial (parcel_id, line, serial, by_email, warranty, warranty_ne)
    select parcel.id, given.line, given.serial, ${by}, warranty, warranty_ne
    from jsonb_to_recordset(${JSON.stringify(serials)}::jsonb) as given (line integer, serial text)
      join parcel on parcel.id = ${parcelId} join order_item using (order_id, line)
      join product on product.id = order_item.product_id
  `.execute(trx);
}
