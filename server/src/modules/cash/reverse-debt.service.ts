import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { DebtReversal, ParcelStage, User } from '@pasal/shared/contracts';
import { isWithCourier, toRupees } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { noSuchOrder } from '../order-record/messages';
import { lockOrder } from '../order-record/order-status.repository';
import { listParcels } from '../order-record/parcel.repository';
import { pickParcel, type ParcelAddress } from '../order-record/pick-parcel';
import { assertAsSeen } from './as-seen';
import {
  addEntries,
  DEBT_MARK,
  findEnd,
  heldOf,
  owedOf,
  shortOf,
  heldForBuyerOf,
} from '../order-record/book.repository';
import { writeHistory } from './end-debt.service';
import * as messages from './messages';
import { orderLog } from '../order-record/log';

type End = NonNullable<Awaited<ReturnType<typeof findEnd>>>;

/** @throws DomainError 409 if returns of the parcel have refunded this payment: the amount paid cannot drop below the refunds */
async function assertNotPaidBack(trx: Transaction<Database>, parcelId: number, paisa: number) {
  const { rows } = await sql<{ left: number }>`
    select (coalesce(sum(amount_paisa) filter (where kind <> 'short'), 0) - ${paisa}
      + least(0, coalesce(sum(amount_paisa) filter (where kind = 'short'), 0) + ${paisa}))::bigint as left
    from cash_entry where parcel_id = ${parcelId}
      and (kind in ('taken', 'to_refund', 'short') or (kind = 'refunded' and return_id is not null))
  `.execute(trx);
  if ((rows[0]?.left ?? 0) < 0) throw conflict(messages.laterPaidBack);
}

/**
 * The account on which the sum is owed again: what the buyer owes for the delivery it belonged to. Money in the drawer outlives the
 * delivery (D273), and may now be held for the buyer.
 * @throws DomainError 409 if the payment ended with its delivery, or the money is in transit or was refunded for a return
 */
async function accountOf(
  trx: Transaction<Database>,
  { id, stage }: { id: number; stage: ParcelStage },
  { kind, courier_id, amount_paisa, is_last }: End,
): Promise<'short' | 'to_refund'> {
  const isInDrawer = kind === 'taken' && courier_id === null;
  if (stage === 'delivered' && (is_last || isInDrawer)) {
    if (kind === 'taken') await assertNotPaidBack(trx, id, amount_paisa);
    return 'short';
  }
  const isHeld = isInDrawer && !isWithCourier(stage) && (await heldOf(trx, id)) >= amount_paisa;
  if (!isHeld) throw conflict(messages.debtIsOver);
  return 'to_refund';
}

/**
 * Reverses the mistaken end of a debt, or of part of it, by opposite entries dated today: the sum is owed again, and both entries stay in
 * the book. Locks the order's row; idempotent.
 * @returns rupees that the shop now owes the courier who collected it, because they already handed it in
 * @throws DomainError 404; 409 if already reversed, ended with its delivery, or different from what was seen; 422 if the key was used for
 * something else
 */
export function reverseDebt(
  db: Kysely<Database>,
  actor: User,
  { orderId, number }: ParcelAddress,
  { entry, reason, owed, due }: DebtReversal,
  press: Press,
): Promise<number> {
  const work = async (trx: Transaction<Database>) => {
    const order = await lockOrder(trx, orderId);
    if (order === undefined) throw notFound(noSuchOrder);
    const parcel = pickParcel(await listParcels(trx, orderId), number, undefined);
    const ended = await findEnd(trx, parcel.id, entry);
    if (ended === undefined) throw notFound(messages.noSuchEntry);
    const mark = `${DEBT_MARK}${randomUUID()}`;
    const { kind, courier_id, amount_paisa, is_reversed } = ended;
    if (is_reversed) throw conflict(messages.entryReversed);
    const before = await shortOf(trx, parcel.id);
    assertAsSeen({ owed }, Math.max(0, before), messages.owedChanged);
    const { held, over } = await heldForBuyerOf(trx, parcel.id);
    assertAsSeen({ due }, held + over, messages.dueOfParcelChanged);
    const account = await accountOf(trx, parcel, ended);
    const said = { parcel_id: parcel.id, by_email: actor.email };
    const back = { mark, takes_back: entry, remarks: reason };
    await addEntries(trx, [
      { ...said, ...back, kind, courier_id, amount_paisa: -amount_paisa },
      { ...said, kind: account, amount_paisa, courier_id: null },
    ]);
    const end = kind === 'taken' ? 'paid' : 'forgiven';
    const amount = toRupees(amount_paisa);
    const told = messages.debtReversed({ end, number, amount, remarks: reason });
    await writeHistory(trx, orderId, told, actor.email);
    await recordActivity(trx, actor, {
      log: orderLog,
      action: 'change',
      id: orderId,
      name: order.order_number,
      before: { owed: toRupees(before), [end]: amount },
      after: { parcel: number, owed: toRupees(await shortOf(trx, parcel.id)) },
    });
    return toRupees(Math.max(0, -(await owedOf(trx, courier_id, parcel.id))));
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
