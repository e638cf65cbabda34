import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DebtRequest, User } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, invalid, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { noSuchOrder } from '../order-record/messages';
import { lockOrder } from '../order-record/order-status.repository';
import { listParcels } from '../order-record/parcel.repository';
import { pickParcel, type ParcelAddress } from '../order-record/pick-parcel';
import { assertAsSeen } from './as-seen';
import { addEntries, DEBT_MARK, shortOf, type NewEntry } from '../order-record/book.repository';
import * as messages from './messages';
import { findCourier } from './settlement.repository';
import { orderLog } from '../order-record/log';

type Trx = Transaction<Database>;

/** The entry that ends part of a debt; the shortfall decreases by the same amount, so the parcel's total still equals what was due. */
function entryOf({ end, courier_id }: DebtRequest): Pick<NewEntry, 'kind' | 'courier_id'> {
  return end === 'paid'
    ? { kind: 'taken', courier_id: courier_id ?? null }
    : { kind: 'forgiven', courier_id: null };
}

/** Adds it to the order's history, and notifies everyone who has the order open. */
export async function writeHistory(trx: Trx, orderId: number, remarks: string, by: string) {
  await sql`
    with changed as (
      update orders set version = version + 1 where id = ${orderId} returning id, status
    )
    insert into order_history (order_id, by_email, by_customer, from_status, to_status, remarks)
    select id, ${by}, false, status, status, ${remarks} from changed
  `.execute(trx);
}

/**
 * Ends a buyer's debt for a parcel, or part of it: it was paid after all, into the drawer or to a courier, or is forgiven (D273). Locks the
 * order's row; idempotent.
 * @throws DomainError 404; 400 if it is forgiven without a reason; 409 if the sum owed has changed, or is less than the amount; 422 if the
 * key was used for something else
 */
export function endDebt(
  db: Kysely<Database>,
  actor: User,
  { orderId, number }: ParcelAddress,
  debt: DebtRequest,
  press: Press,
): Promise<void> {
  const { end, amount, owed, courier_id, remarks = '' } = debt;
  if (end === 'forgiven' && remarks === '')
    throw invalid(messages.sayWhy, { path: 'remarks', message: messages.sayWhy });
  const work = async (trx: Trx) => {
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    const { id: parcel_id } = pickParcel(await listParcels(trx, orderId), number, undefined);
    const mark = `${DEBT_MARK}${randomUUID()}`;
    const paisa = toPaisa(amount);
    if (courier_id !== undefined && (await findCourier(trx, courier_id)) === undefined)
      throw notFound(messages.noSuchCourier);
    const short = await shortOf(trx, parcel_id);
    assertAsSeen({ owed }, short, messages.owedChanged);
    if (paisa > short) throw conflict(messages.moreThanOwed(toRupees(short)));
    const entry = { parcel_id, by_email: actor.email };
    const said = { mark, ...(remarks !== '' && { remarks }) };
    await addEntries(trx, [
      { ...entry, ...said, ...entryOf(debt), amount_paisa: paisa },
      { ...entry, kind: 'short', amount_paisa: -paisa, courier_id: null },
    ]);
    const told = messages.debtEnded({ end, number, amount, remarks });
    await writeHistory(trx, orderId, told, actor.email);
    await recordActivity(trx, actor, {
      log: orderLog,
      action: 'change',
      id: orderId,
      name: order.order_number,
      before: { owed: toRupees(short) },
      after: { parcel: number, owed: toRupees(short - paisa), [end]: toRupees(paisa) },
    });
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
