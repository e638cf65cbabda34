import type { Kysely } from 'kysely';
import type { SettlementResponse, SettlementReversal, User } from '@pasal/shared/contracts';
import { kathmanduDate, toRupees } from '@pasal/shared/domain';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { addEntries } from './book.repository';
import * as messages from './messages';
import { answerOf } from './settlement.service';
import * as repository from './settlement.repository';

/**
 * Takes a settlement back by one of today that has each of its entries with the opposite sign: what it settled is owed again,
 * and both stand in the book. Under one key it is done once.
 * @throws DomainError 404, 409 for one that was taken back before, or itself takes another back
 */
export function reverseSettlement(
  db: Kysely<Database>,
  actor: User,
  id: number,
  { reason }: SettlementReversal,
  key: string,
): Promise<SettlementResponse['settlement']> {
  return db.transaction().execute(async (trx) => {
    const settlement = await repository.readSettlementRow(trx, id);
    if (settlement === undefined) throw notFound(messages.noSuchSettlement);
    const { courier_id, reference, source } = settlement;
    const courier = await repository.lockCourier(trx, courier_id);
    const mark = `${courier_id}:${key}`;
    const known = await repository.findSettlement(trx, mark);
    if (known !== undefined) return answerOf(trx, known.id);
    if (settlement.reverses !== null) throw conflict(messages.isReversal);
    if (await repository.isReversed(trx, id)) throw conflict(messages.reversedAlready);
    const day = kathmanduDate(new Date());
    const request = { courier_id, day, reference, source };
    const about = { mark, by_email: actor.email, reverses: id, reason };
    const reversal = await repository.insertSettlement(trx, request, about);
    const entries = await repository.entriesOfSettlement(trx, id);
    const moved = { settlement_id: reversal.id, by_email: actor.email, remarks: reason };
    await addEntries(
      trx,
      entries.map((entry) => ({ ...entry, ...moved, amount_paisa: -entry.amount_paisa })),
      day,
    );
    const { received, charges } = await repository.sumsOfSettlement(trx, id);
    await recordActivity(trx, actor, {
      kind: 'cash',
      action: 'delete',
      id,
      name: courier?.name ?? '',
      before: { received: toRupees(received), charges: toRupees(charges) },
    });
    return answerOf(trx, reversal.id);
  });
}
