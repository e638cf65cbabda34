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

/** @throws DomainError 409 where returns of a parcel have paid back what was paid of it, this with it: no less can have been paid */
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
 * Where the sum stands again: with what the buyer owes of the delivery it was for. What lies in the drawer outlives that (D273), and may
 * be held for the buyer by now.
 * @throws DomainError 409 where it ended with its delivery, the money is on its way, or was paid back for a return
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
 * Takes back what ended some of a debt by mistake, by entries of today with the opposite sign: it is owed again, and both stand in the
 * book. The order's row is the lock; the same press books once.
 * @returns rupees that the shop owes the courier who took it by now, because they handed it in already
 * @throws DomainError 404; 409 for what was taken back before, or ended with its delivery, or
 * was seen otherwise; 422 for a key of something else
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
