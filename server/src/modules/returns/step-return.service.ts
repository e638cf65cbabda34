import { sql, type Kysely } from 'kysely';
import type { RefundRequest, ReturnStepRequest, User } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { addEntries } from '../order-record/book.repository';
import { assertAsSeen } from '../cash/as-seen';
import * as messages from './messages';
import { moveReturn, type Moving } from './move-return';
import { PAID_PARCEL, PAYABLE } from '../order-record/payable';
import { giveBack, receiveGoods, sendExchange } from './return-goods';

type Db = Kysely<Database>;

/**
 * Accepts or declines a return, receives its goods, or sends an exchange.
 * @throws DomainError as `moveReturn`; 400 when declining without a reason, or receiving without counts
 */
export function stepReturn(
  db: Db,
  actor: User,
  id: number,
  { step, words = '', checked_in, version }: ReturnStepRequest,
  press: Press | undefined,
): Promise<void> {
  if (step === 'refuse' && words === '')
    throw invalid(messages.sayWhyNot, { path: 'words', message: messages.sayWhyNot });
  return moveReturn(db, actor, id, { step, words, version, press }, async (moving) => {
    switch (step) {
      case 'agree':
        return messages.agreedForBuyer(moving.returned.kind);
      case 'refuse':
        if (moving.returned.state !== 'received') return messages.refusedForBuyer;
        await giveBack(moving, actor.email);
        return messages.givenBackForBuyer;
      case 'receive':
        await receiveGoods(moving, checked_in, actor.email);
        return messages.receivedForBuyer;
      case 'exchange':
        await sendExchange(moving, actor);
        return messages.exchangedForBuyer;
    }
  });
}

/** The amount that may still be refunded, and the parcel it belongs to. */
async function readPayable({ trx, returned }: Moving) {
  const { rows } = await sql<{ payable: number; parcel_id: number }>`
    select ${sql.raw(PAYABLE)} as payable, ${sql.raw(PAID_PARCEL)} as parcel_id
    from order_return as returned where id = ${returned.id}
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a locked return is gone');
  return row;
}

/** @throws DomainError 400 for a bank transfer without a usable reference */
export function assertReference({ way, reference }: Pick<RefundRequest, 'way' | 'reference'>) {
  if (way === 'bank' && reference === '')
    throw invalid(messages.sayReference, { path: 'reference', message: messages.sayReference });
}

/**
 * Refunds money for a return: an entry of the cash book that references it.
 * @throws DomainError as `moveReturn`; 400 without a bank reference; 409 if the refundable sum differs from what was seen, or is lower
 */
export function refundReturn(
  db: Db,
  actor: User,
  id: number,
  { amount, way, reference, words, version, refundable }: RefundRequest,
  press: Press | undefined,
): Promise<void> {
  assertReference({ way, reference });
  const paisa = toPaisa(amount);
  const step = { step: 'refund' as const, words, version, press };
  return moveReturn(db, actor, id, step, async (moving) => {
    const { payable, parcel_id } = await readPayable(moving);
    assertAsSeen({ refundable }, payable, messages.refundableChanged);
    if (paisa > payable) throw conflict(messages.moreThanPaid(toRupees(payable)));
    const entry = { parcel_id, courier_id: null, by_email: actor.email, return_id: id };
    await addEntries(moving.trx, [
      {
        ...entry,
        kind: 'refunded',
        amount_paisa: -paisa,
        refund_way: way,
        refund_reference: reference,
      },
    ]);
    return messages.refundedForBuyer(amount, way, reference);
  });
}

/** The buyer withdraws the return. @throws DomainError as `moveReturn` */
export const withdrawReturn = (db: Db, id: number): Promise<void> =>
  moveReturn(db, null, id, { step: 'withdraw' }, () => Promise.resolve(null));
