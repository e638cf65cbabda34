import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { CourierHook, User } from '@pasal/shared/contracts';
import { oneLine, severalLines } from '@pasal/core/contract/text/plain-text';
import { conflict, DomainError } from '@pasal/core/errors/domain-error';
import type { Database } from '../../../db/schema';
import { recordActivity } from '../../activity/record-activity';
import * as messages from './messages';
import { forgetRefused, keepRefused } from './refused-report.repository';
import { courierName, takeReports } from './take-reports.service';
import { courierLog } from '../log';

/** Milliseconds by which the clocks of shop and courier may differ. */
const TOLERANCE = 5 * 60_000;

/** The signed content: every field in this order, one per line. */
export const signatureOf = (
  secret: string,
  courierId: number,
  hook: Omit<CourierHook, 'signature'>,
) =>
  createHmac('sha256', secret)
    .update(
      [
        'pasal-courier',
        courierId,
        hook.timestamp,
        hook.id,
        hook.code,
        hook.event,
        hook.reason ?? '',
        hook.remarks ?? '',
      ].join('\n'),
    )
    .digest('hex');

function isSigned(hook: CourierHook, right: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(hook.signature)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Creates a new secret for a courier, which invalidates the previous one. */
export function makeSecret(db: Kysely<Database>, actor: User, id: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  return db.transaction().execute(async (trx) => {
    const name = await courierName(trx, id);
    await trx
      .insertInto('courier_secret')
      .values({ courier_id: id, secret })
      .onConflict((on) => on.column('courier_id').doUpdateSet({ secret }))
      .execute();
    await recordActivity(trx, actor, {
      log: courierLog,
      action: 'change',
      id,
      name,
      after: { secret: 'new' },
    });
    return secret;
  });
}

/**
 * Processes a report signed by a courier's system. Idempotent by `id`. Reports that can't be written are stored for staff, because nobody
 * reads the responses on the courier's side.
 * @throws DomainError 401 without a valid signature from the last five minutes, and for an inactive courier; 409 if not possible for the
 * parcel
 */
export async function takeHook(db: Kysely<Database>, courierId: number, hook: CourierHook) {
  const stored = await db
    .selectFrom('courier_secret')
    .innerJoin('courier', 'courier.id', 'courier_id')
    .select('secret')
    .where('courier_id', '=', courierId)
    .where('active', '=', true)
    .executeTakeFirst();
  // Refusing a courier without a secret takes as long as any other.
  const right = signatureOf(stored?.secret ?? randomBytes(32).toString('hex'), courierId, hook);
  if (!isSigned(hook, right) || stored === undefined)
    throw new DomainError('UNAUTHENTICATED', messages.notSigned);
  const age = Math.abs(Date.now() - hook.timestamp * 1000);
  if (age > TOLERANCE) throw new DomainError('UNAUTHENTICATED', messages.tooOld);
  const { id, code, event, reason, remarks } = hook;
  const said = { code: oneLine(code), remarks: remarks && severalLines(remarks) };
  const report = { row: 1, ...said, event, state: event, reason, mark: id };
  const way = { courierId, source: 'webhook', isDry: false, actor: null } as const;
  const [row] = await takeReports(db, way, [report]);
  if (row?.result !== 'refused' && row?.result !== 'unknown') {
    await forgetRefused(db, courierId, id);
    return;
  }
  const problem = row.problem ?? messages.unknownParcel;
  const { order_number } = row;
  await keepRefused(db, courierId, { id, event, reason, ...said }, { problem, order_number });
  throw conflict(problem);
}
