import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type {
  SeenOwed,
  SettlementResponse,
  SettlementReversal,
  User,
} from '@pasal/shared/contracts';
import { kathmanduDate, toRupees } from '@pasal/shared/domain';
import { conflict, DomainError, notFound } from '@pasal/core/errors/domain-error';
import { once } from '@pasal/core/http/once/once';
import type { Press } from '@pasal/core/http/once/press';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { areAsSeen } from './as-seen';
import { addEntries } from '../order-record/book.repository';
import * as messages from './messages';
import { answerOf } from './settlement.service';
import * as repository from './settlement.repository';
import { cashLog } from './log';

type Trx = Transaction<Database>;

const keyOf = ({ order_number, number }: Omit<SeenOwed, 'owed'>) => `${order_number}/${number}`;

/** Refuses if the sums owed differ from what was seen. @throws DomainError 409 with the sums now */
async function assertOwedAsSeen(trx: Trx, id: number, rows: readonly SeenOwed[]): Promise<void> {
  const now = await repository.owedOfSettlement(trx, id);
  const seen = rows.map((row) => ({ key: keyOf(row), seen: row.owed }));
  if (areAsSeen(seen, new Map(now.map((row) => [keyOf(row), row.owed_paisa])))) return;
  const details = {
    rows: now.map(({ owed_paisa, ...row }) => ({ ...row, owed: toRupees(owed_paisa) })),
  };
  throw new DomainError('CONFLICT', messages.reversalChanged, { details });
}

/**
 * Reverses a settlement by a new one, dated today, with the opposite of each entry: the settled sums are owed again, and both stay in the
 * book. Idempotent by key.
 * @throws DomainError 404, 409 if it was already reversed, is itself a reversal, or differs from what was seen; 422 if the key was used for
 * something else
 */
export function reverseSettlement(
  db: Kysely<Database>,
  actor: User,
  id: number,
  { reason, rows }: SettlementReversal,
  press: Press,
): Promise<SettlementResponse['settlement']> {
  const work = async (trx: Trx) => {
    const settlement = await repository.readSettlementRow(trx, id);
    if (settlement === undefined) throw notFound(messages.noSuchSettlement);
    const { courier_id, reference, source } = settlement;
    const courier = await repository.lockCourier(trx, courier_id);
    if (settlement.reverses !== null) throw conflict(messages.isReversal);
    if (await repository.isReversed(trx, id)) throw conflict(messages.reversedAlready);
    await assertOwedAsSeen(trx, id, rows);
    const day = kathmanduDate(new Date());
    const request = { courier_id, day, reference, source };
    const about = { mark: randomUUID(), by_email: actor.email, reverses: id, reason };
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
      log: cashLog,
      action: 'delete',
      id,
      name: courier?.name ?? '',
      before: { received: toRupees(received), charges: toRupees(charges) },
    });
    return answerOf(trx, reversal.id);
  };
  return db.transaction().execute((trx) => once(trx, press, () => work(trx)));
}
