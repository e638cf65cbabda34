import type { Kysely, Transaction } from 'kysely';
import type { User, WriteOffRequest } from '@pasal/shared/contracts';
import { toPaisa, toRupees } from '@pasal/shared/domain';
import { conflict, DomainError, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { assertAsSeen } from './as-seen';
import { addEntries } from '../order-record/book.repository';
import * as messages from './messages';
import { lockCourier, lockDebt } from './settlement.repository';
import { cashLog } from './log';

/**
 * Writes off what a courier owes for a parcel, with the reason in the cash book.
 * @throws DomainError 404, 409 if the sum owed differs from what was seen, or is less than the write-off
 */
export function writeOff(
  db: Kysely<Database>,
  actor: User,
  { courier_id, amount, remarks, owed: seen, ...address }: WriteOffRequest,
  press: Press | undefined,
): Promise<void> {
  const work = async (trx: Transaction<Database>) => {
    const courier = await lockCourier(trx, courier_id);
    if (courier === undefined) throw notFound(messages.noSuchCourier);
    const owed = await lockDebt(trx, courier_id, address);
    if (owed === undefined)
      throw new DomainError('CONFLICT', messages.nothingOwed, { details: { owed: 0 } });
    assertAsSeen({ owed: seen }, owed.owed_paisa, messages.owedChanged);
    const paisa = toPaisa(amount);
    const isTooMuch = owed.owed_paisa > 0 ? paisa > owed.owed_paisa : paisa < owed.owed_paisa;
    if (paisa === 0 || isTooMuch || paisa > 0 !== owed.owed_paisa > 0)
      throw conflict(messages.moreThanOwed(toRupees(owed.owed_paisa)));
    const entry = { courier_id, parcel_id: owed.parcel_id, by_email: actor.email, remarks };
    await addEntries(trx, [{ ...entry, kind: 'written_off', amount_paisa: -paisa }]);
    await recordActivity(trx, actor, {
      log: cashLog,
      action: 'change',
      id: null,
      name: courier.name,
      before: { owed: toRupees(owed.owed_paisa) },
      after: { owed: toRupees(owed.owed_paisa - paisa), order_number: owed.order_number },
    });
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
