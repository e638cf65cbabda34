import { sql, type Transaction } from 'kysely';
import type { SerialOfLine } from '@pasal/shared/contracts';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import * as messages from './messages';

const wrong = (message: Wording) => invalid(message, { path: 'serials', message });

type Trx = Transaction<Database>;

interface AskedLine {
  line: number;
  product_name: string;
  quantity: number;
  written: number;
}

/** The lines of a parcel whose product asks for serial numbers, and how many are written. */
async function askedLines(trx: Trx, parcelId: number): Promise<AskedLine[]> {
  const { rows } = await sql<AskedLine>`
    select parcel_item.line, product_name, parcel_item.quantity,
      (select count(*)::integer from parcel_serial
        where parcel_serial.parcel_id = parcel_item.parcel_id and parcel_serial.line = parcel_item.line) as written
    from parcel_item join order_item using (order_id, line) join serial_product using (product_id)
    where parcel_item.parcel_id = ${parcelId} order by parcel_item.line
  `.execute(trx);
  return rows;
}

/** @throws DomainError 409 while a piece of the parcel has no serial number that its product asks for */
export async function assertSerials(trx: Trx, parcelId: number): Promise<void> {
  const lacking = (await askedLines(trx, parcelId)).find(
    ({ quantity, written }) => written !== quantity,
  );
  if (lacking) throw conflict(messages.serialsFirst(lacking.product_name));
}

/**
 * Writes the serial numbers of a parcel's pieces in the place of those it had.
 * @throws DomainError 400 for a piece without one, a number twice, or one nobody asked for
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
  const rows = serials.map(({ line, serial }) => ({
    parcel_id: parcelId,
    line,
    serial,
    by_email: by,
  }));
  await trx.insertInto('parcel_serial').values(rows).execute();
}
