import type { Kysely } from 'kysely';
import type {
  BulkOrderStatusRequest,
  BulkOrderStatusResponse,
  User,
} from '@pasal/shared/contracts';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Localisable } from '@pasal/core/errors/wording';
import type { Database } from '../../db/schema';
import * as messages from './messages';
import { changeStatus } from './order-status.service';
import { statusNow } from '../order-record/order-status.repository';

type Result = Localisable<BulkOrderStatusResponse['results'][number]>;

/**
 * Sets one status on several orders, with one remark. Each is changed independently, with stock, history and messages. An order that may
 * not have the status, is gone or was changed in the meantime (D23) is left unchanged and reported with the reason and its current state;
 * the others are changed. If the database fails midway, the answer still reports what was done before.
 */
export async function changeStatuses(
  db: Kysely<Database>,
  actor: User,
  { orders, ...change }: BulkOrderStatusRequest,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [at, { id, version }] of orders.entries()) {
    try {
      await changeStatus(db, actor, id, { ...change, version });
      results.push({ id, problem: null });
    } catch (error) {
      // A user who has lost the permission can change none of the rest.
      if (error instanceof DomainError && error.code !== 'UNAUTHENTICATED') {
        const now = await statusNow(db, id);
        results.push({ id, problem: error.wording, ...(now && { now }) });
        continue;
      }
      if (at === 0 || error instanceof DomainError) throw error;
      const left = orders.slice(at + 1).map((each) => each.id);
      results.push({ id, problem: messages.brokenOffHere });
      return [...results, ...left.map((each) => ({ id: each, problem: messages.notComeTo }))];
    }
  }
  return results;
}
