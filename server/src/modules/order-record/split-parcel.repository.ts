import { sql, type Transaction } from 'kysely';
import type { PromisedDays } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { STORED, updateLine, type ParcelLine, type StoredParcel } from './parcel.repository';

type Trx = Transaction<Database>;

interface NewParcel {
  order: { id: number };
  number: number;
  /** The parcel from which it gets goods and their price. */
  from: number;
  cashPaisa: number;
  promised: PromisedDays | undefined;
}

/** Inserts an empty parcel; the delivery charge stays with the parcel it is split from. */
export async function insertParcel(
  trx: Trx,
  { order, number, from, cashPaisa, promised }: NewParcel,
): Promise<StoredParcel> {
  await trx
    .updateTable('parcel')
    .set((eb) => ({ cash_due_paisa: eb('cash_due_paisa', '-', cashPaisa) }))
    .where('id', '=', from)
    .execute();
  return trx
    .insertInto('parcel')
    .values({
      order_id: order.id,
      number,
      cash_due_paisa: cashPaisa,
      promised_from: promised?.from ?? null,
      promised_to: promised?.to ?? null,
    })
    .returning(STORED)
    .executeTakeFirstOrThrow();
}

/** Moves pieces of a line from one parcel to another. */
export async function moveLine(
  trx: Trx,
  { from, to, line }: { from: number; to: number; line: ParcelLine & { going: number } },
) {
  const { line: number, quantity, away, going } = line;
  const isWhole = quantity === going;
  // Pieces damaged or lost on an earlier trip are also away; they move with the line's last pieces.
  const awayGoing = isWhole ? away : going;
  await sql`
    insert into parcel_item (parcel_id, order_id, line, quantity, away)
    select ${to}, order_id, line, ${going}, ${awayGoing} from parcel_item
    where parcel_id = ${from} and line = ${number}
  `.execute(trx);
  if (!isWhole)
    return updateLine(trx, from, number, { quantity: quantity - going, away: away - going });
  await trx
    .deleteFrom('parcel_item')
    .where('parcel_id', '=', from)
    .where('line', '=', number)
    .execute();
}
