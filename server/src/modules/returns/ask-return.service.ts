import { sql, type Kysely, type Transaction } from 'kysely';
import { MAX_RETURNS, type ReturnWanted } from '@pasal/shared/contracts';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import { Wording } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import { insertNotifications } from '../order-record/outbox.statement';
import { noSuchOrder } from '../order-record/messages';
import { lockOrder } from '../order-record/order-status.repository';
import { ensureParcels, settleStage } from '../order-record/move-parcel';
import * as messages from './messages';
import { returnSetting } from '../settings/return-setting';
import { listReturnable, nameOfLine, openUntil, type ReturnableRow } from './returnable.repository';

type Trx = Transaction<Database>;

const wrong = (message: Wording) => invalid(message, { path: 'items', message });

/** @throws DomainError 400 for goods that don't exist, 409 if they can no longer be returned */
async function assertReturnable(
  db: Kysely<Database>,
  rows: readonly ReturnableRow[],
  { parcel, kind, items }: ReturnWanted,
): Promise<void> {
  const { settings } = await returnSetting.read(db);
  if (new Set(items.map(({ line }) => line)).size !== items.length)
    throw wrong(messages.noSuchLine);
  for (const { line, quantity } of items) {
    const row = rows.find((each) => each.number === parcel && each.line === line);
    if (row === undefined) throw wrong(messages.noSuchLine);
    const name = new Wording(nameOfLine(row, 'en'), nameOfLine(row, 'ne'));
    if (openUntil(settings, kind, row) === null) throw conflict(messages.tooLate(name));
    if (quantity > row.left) throw conflict(messages.tooMany(name));
  }
}

async function nextNumber(db: Kysely<Database>, orderId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from order_return where order_id = ${orderId}
  `.execute(db);
  const number = rows[0]?.number ?? 1;
  if (number > MAX_RETURNS) throw conflict(messages.tooManyReturns);
  return number;
}

/** Refuses an invalid request before the costly processing of its pictures. @throws DomainError as `askReturn` */
export async function assertAskable(
  db: Kysely<Database>,
  orderId: number,
  wanted: ReturnWanted,
): Promise<void> {
  await assertReturnable(db, await listReturnable(db, orderId), wanted);
  await nextNumber(db, orderId);
}

async function insertReturn(
  trx: Trx,
  orderId: number,
  wanted: ReturnWanted & {
    parcelId: number;
    pictures: readonly Buffer[];
  },
) {
  const { kind, reason, remarks, parcelId, items, pictures } = wanted;
  const number = await nextNumber(trx, orderId);
  const values = { order_id: orderId, number, parcel_id: parcelId, kind, reason, remarks };
  const { id } = await trx
    .insertInto('order_return')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_item')
    .values(items.map(({ line, quantity }) => ({ return_id: id, line, quantity })))
    .execute();
  await trx.insertInto('order_return_event').values({ return_id: id, state: 'asked' }).execute();
  for (const picture of pictures)
    await trx.insertInto('order_return_picture').values({ return_id: id, picture }).execute();
  await sql`
    with asked as (select id, email, phone, status from orders where id = ${orderId})
    ${insertNotifications('asked', ['return_asked_shop_email'], remarks || null)}
  `.execute(trx);
}

/**
 * Stores a buyer's return request, once their proof is checked. Idempotent.
 * @throws DomainError 404; 400 for goods that don't exist; 409 if they can no longer be returned; 422 if the key was used for something
 * else
 */
export function askReturn(
  db: Kysely<Database>,
  orderId: number,
  asked: { wanted: ReturnWanted; pictures: readonly Buffer[]; press: Press | undefined },
): Promise<void> {
  const { wanted, pictures, press } = asked;
  const ask = async (trx: Trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    await ensureParcels(trx, order);
    await settleStage(trx, order);
    const rows = await listReturnable(trx, orderId);
    await assertReturnable(trx, rows, wanted);
    const parcelId = rows.find(({ number }) => number === wanted.parcel)?.parcel_id ?? null;
    if (parcelId === null) throw wrong(messages.noSuchLine);
    await insertReturn(trx, orderId, { ...wanted, parcelId, pictures });
  };
  return db.transaction().execute((trx) => once(trx, press, () => ask(trx)));
}
