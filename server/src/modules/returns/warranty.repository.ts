import { sql, type Kysely } from 'kysely';
import type { Language } from '@pasal/core/contract/language';
import type { PieceResponse, Warranty } from '@pasal/shared/contracts';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { nameIn } from '../name-in';
import { allReturned, wasReturned } from '../order-record/was-returned';
import { nameOfLine } from './returnable.repository';
import { warrantyEnd } from './warranty-end';

interface PieceRow {
  serial: string;
  product_name: string;
  product_name_ne: string | null;
  variant_name: string | null;
  variant_name_ne: string | null;
  warranty: string | null;
  warranty_ne: string | null;
  sold_at: Date;
  order_id: number;
  order_number: string;
  customer_name: string;
  returned: boolean;
  /** The whole parcel line was returned. */
  is_gone: boolean;
}

/**
 * The sales of a piece, newest first: in delivered parcels, by its recorded serial number, case-insensitive; with the warranty at the time
 * of packing.
 * @param phone of the order; null for any
 */
async function listPieces(
  db: Kysely<Database>,
  serial: string,
  phone: string | null,
): Promise<PieceRow[]> {
  const written = serial.trim();
  const spellings = [...new Set([written, written.toUpperCase(), written.toLowerCase()])];
  const { rows } = await sql<PieceRow>`
    select parcel_serial.serial, product_name, product_name_ne, variant_name, variant_name_ne,
      coalesce(parcel_serial.warranty, product.warranty) as warranty,
      case when parcel_serial.warranty is null then product.warranty_ne else parcel_serial.warranty_ne end as warranty_ne,
      stage_since as sold_at, orders.id as order_id, order_number, customer_name, ${wasReturned} as returned, ${allReturned} as is_gone
    from parcel_serial join parcel on parcel.id = parcel_serial.parcel_id join orders on orders.id = parcel.order_id
      join order_item on order_item.order_id = orders.id and order_item.line = parcel_serial.line
      left join product on product.id = order_item.product_id
    where parcel_serial.serial = any(${spellings}::text[]) and parcel.stage = 'delivered' and deleted_at is null
      and (${phone}::text is null or orders.phone = ${phone})
    order by stage_since desc, parcel.id desc limit 20
  `.execute(db);
  return rows;
}

function presentWarranty(row: PieceRow, language: Language): Warranty {
  const sold_on = kathmanduDate(row.sold_at);
  return {
    serial: row.serial,
    product: nameOfLine(row, language),
    sold_on,
    warranty: nameIn(language, row.warranty ?? '', row.warranty_ne),
    until: warrantyEnd(row.warranty ?? '', sold_on),
  };
}

/** The warranty of a piece sold to a phone and not returned; undefined if there is none. */
export async function findWarranty(
  db: Kysely<Database>,
  { serial, phone, language }: { serial: string; phone: string; language: Language },
): Promise<Warranty | undefined> {
  const row = (await listPieces(db, serial, phone)).find(({ is_gone }) => !is_gone);
  return row && presentWarranty(row, language);
}

/** All sales of a piece, in the language of the staff member. */
export async function findPieces(
  db: Kysely<Database>,
  serial: string,
  language: Language,
): Promise<PieceResponse['pieces']> {
  const rows = await listPieces(db, serial, null);
  return rows.map((row) => ({
    ...presentWarranty(row, language),
    order_id: row.order_id,
    order_number: row.order_number,
    customer_name: row.customer_name,
    returned: row.returned,
  }));
}
