import { sql, type Kysely, type Transaction } from 'kysely';
import type { RefundRequest, ReturnStepRequest, User } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, invalid } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { addEntries } from '../cash/book.repository';
import { assertSame } from '../cash/was-booked';
import * as messages from './messages';
import { moveReturn, type Moving } from './move-return';
import { PAID_PARCEL, PAYABLE } from './payable';
import { giveBack, receiveGoods, sendExchange } from './return-goods';

type Db = Kysely<Database>;
type Marked<Request> = Request & { mark: string | undefined };

/**
 * Says yes or no, receives the goods, or sends others in their place.
 * @throws DomainError as `moveReturn`; 400 for a "no" without words, or a receipt without counts
 */
export function stepReturn(
  db: Db,
  actor: User,
  id: number,
  { step, words = '', checked_in, version, mark }: Marked<ReturnStepRequest>,
): Promise<void> {
  if (step === 'refuse' && words === '')
    throw invalid(messages.sayWhyNot, { path: 'words', message: messages.sayWhyNot });
  return moveReturn(db, actor, id, { step, words, version, mark }, async (moving) => {
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

/** What may still be paid back, and of which parcel. */
async function readPayable({ trx, returned }: Moving) {
  const { rows } = await sql<{ payable: number; parcel_id: number }>`
    select ${sql.raw(PAYABLE)} as payable, ${sql.raw(PAID_PARCEL)} as parcel_id
    from order_return as returned where id = ${returned.id}
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a locked return is gone');
  return row;
}

/** @throws DomainError 400 for a payment by bank that nobody could find there */
export function assertReference({ way, reference }: Pick<RefundRequest, 'way' | 'reference'>) {
  if (way === 'bank' && reference === '')
    throw invalid(messages.sayReference, { path: 'reference', message: messages.sayReference });
}

/** What was paid back of a return, in paisa, as the book has it. */
async function refundedOf(trx: Transaction<Database>, id: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('cash_entry')
    .select('amount_paisa')
    .where('return_id', '=', id)
    .executeTakeFirst();
  return row?.amount_paisa;
}

/**
 * Pays money of a return back: an entry of the cash book that names it.
 * @throws DomainError as `moveReturn`; 400 without the reference of a bank; 409 for more than was paid, and for a mark that paid another
 * sum
 */
export function refundReturn(
  db: Db,
  actor: User,
  id: number,
  { amount, way, reference, words, version, mark }: Marked<RefundRequest>,
): Promise<void> {
  assertReference({ way, reference });
  const paisa = toPaisa(amount);
  const again = async (trx: Transaction<Database>) => assertSame(await refundedOf(trx, id), -paisa);
  const step = { step: 'refund' as const, words, version, mark, again };
  return moveReturn(db, actor, id, step, async (moving) => {
    const { payable, parcel_id } = await readPayable(moving);
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

/** The buyer wants it no more. @throws DomainError as `moveReturn` */
export const withdrawReturn = (db: Db, id: number): Promise<void> =>
  moveReturn(db, null, id, { step: 'withdraw' }, () => Promise.resolve(null));
