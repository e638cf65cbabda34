import { sql, type QueryExecutorProvider } from 'kysely';
import { DomainError } from '../../errors/domain-error';
import * as messages from '../messages';
import type { Press } from './press';

interface Used {
  request_hash: string;
  answer: unknown;
}

/** @param answer what was first done under the key */
type Refuse = (answer: unknown) => DomainError;
const refuseOther: Refuse = () => new DomainError('IDEMPOTENCY_MISMATCH', messages.keyReused);

/**
 * Reserves a key. A transaction with the same key at the same time waits here until the first one commits or rolls
 * back. False when the key was used already.
 */
async function takeKey(trx: QueryExecutorProvider, { key, hash }: Press): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key (key, request_hash) values (${key}, ${hash})
    on conflict (key) do nothing returning key
  `.execute(trx);
  return rows.length > 0;
}

async function findKey(trx: QueryExecutorProvider, key: string): Promise<Used | undefined> {
  const { rows } = await sql<Used>`
    select request_hash, answer from idempotency_key where key = ${key}
  `.execute(trx);
  return rows[0];
}

/**
 * The earlier result of a press, so that a long operation need not start; undefined if there is none.
 * @throws DomainError 422 for a key of another action or another body
 */
export async function findDone<Answer>(
  db: QueryExecutorProvider,
  press: Press | undefined,
): Promise<{ answer: Answer } | undefined> {
  const used = press && (await findKey(db, press.key));
  if (press === undefined || used === undefined) return undefined;
  if (used.request_hash !== press.hash) throw refuseOther(used.answer);
  return { answer: used.answer as Answer };
}

/**
 * Does `work` once per idempotency key, in the transaction that has just begun, and returns the same answer to each
 * repetition; a failure leaves no key behind. Must come first in its transaction, before any row is locked. Without a
 * key it always runs.
 * @param refuse the error for a key that was used for something else
 * @throws DomainError 422 for a key of another action or another body
 */
export async function once<Answer>(
  trx: QueryExecutorProvider,
  press: Press | undefined,
  work: () => Promise<Answer>,
  refuse: Refuse = refuseOther,
): Promise<Answer> {
  if (press === undefined) return work();
  if (!(await takeKey(trx, press))) {
    const used = await findKey(trx, press.key);
    if (used?.request_hash !== press.hash) throw refuse(used?.answer);
    return used.answer as Answer;
  }
  const answer = await work();
  await sql`
    update idempotency_key set answer = ${JSON.stringify(answer ?? null)}::jsonb where key = ${press.key}
  `.execute(trx);
  return answer;
}
