import { sql, type Kysely, type Transaction } from 'kysely';
import type { ReturnState, ReturnStep, User } from '@pasal/shared/contracts';
import { returnAfter } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { lockOrder } from '../order-record/order-status.repository';
import type { LockedOrder } from '../order-record/move-parcel';
import * as messages from './messages';
import { lockReturn, orderOf, type LockedReturn } from './return.repository';
import { languageOf, notifyBuyer } from './notify-buyer.statement';
import { orderLog } from '../order-record/log';

type Trx = Transaction<Database>;

/** A step of a return, and the version the actor saw. */
export interface Step {
  step: ReturnStep;
  words?: string | undefined;
  /** The version that was seen; a buyer's page has none. */
  version?: number;
  press?: Press | undefined;
}

export interface Moving {
  trx: Trx;
  order: LockedOrder;
  returned: LockedReturn;
}

/** The further work of a step; returns the message to the buyer, or null for none. */
type Work = (moving: Moving) => Promise<Wording | null>;

/** Writes the new state of a locked return. */
export async function writeState(
  trx: Trx,
  returned: LockedReturn,
  { state, words, by }: { state: ReturnState; words: string; by: string | null },
) {
  await trx
    .insertInto('order_return_event')
    .values({ return_id: returned.id, state, words, by_email: by })
    .execute();
  await sql`
    update order_return set state = ${state}, state_since = now(), version = version + 1 where id = ${returned.id}
  `.execute(trx);
}

/**
 * Takes a return one step further, in one transaction with the effects on goods and money. Locks the order's row; idempotent.
 * @param actor null for the buyer
 * @throws DomainError 404; 409 if it was changed since, or the step is not possible now; 422 if the key was used for something else
 */
export async function moveReturn(
  db: Kysely<Database>,
  actor: User | null,
  id: number,
  { step, words = '', version, press }: Step,
  work: Work,
): Promise<void> {
  const orderId = await orderOf(db, id);
  if (orderId === undefined) throw notFound(messages.noSuchReturn);
  const move = async (trx: Trx) => {
    const order = await lockOrder(trx, orderId);
    const returned = order && (await lockReturn(trx, id));
    if (order === undefined || returned === undefined) throw notFound(messages.noSuchReturn);
    if (version !== undefined && version !== returned.version)
      throw conflict(messages.changedMeanwhile);
    const state = returnAfter(returned.state, step);
    if (state === null) throw conflict(messages.cannotHappen(returned.state, step));
    const told = await work({ trx, order, returned });
    const by = actor?.email ?? null;
    await writeState(trx, returned, { state, words, by });
    if (actor === null) return;
    if (told !== null) {
      const message = [told[await languageOf(trx, orderId)], words].filter(Boolean).join(' ');
      const remarks = messages.remarksOf(returned.number, state);
      await notifyBuyer(trx, { order, remarks, message, by: actor.email });
    }
    await recordActivity(trx, actor, {
      log: orderLog,
      action: 'change',
      id: orderId,
      name: order.order_number,
      before: { return: `${returned.number}: ${returned.state}` },
      after: { return: `${returned.number}: ${state}` },
    });
  };
  return db.transaction().execute((trx) => once(trx, press, () => move(trx)));
}
