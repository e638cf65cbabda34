import type { Kysely } from 'kysely';
import type { BulkStatusRequest, User } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { DomainError } from '@pasal/core/errors/domain-error';
import type { Wording } from '@pasal/core/errors/wording';
import * as messages from '../../product-record/messages';
import { recordProduct, productIn } from '../product-activity';
import { checkEdit } from './product-edit.service';
import * as repository from './product-write.repository';

/**
 * Sets one status on several products, independently: one that may not have it, is gone or was changed in the meantime (D23, D25) is left
 * unchanged and reported with the reason. If the database fails midway, the answer still reports what was done before.
 */
export async function changeStatuses(
  db: Kysely<Database>,
  actor: User,
  { status, products }: BulkStatusRequest,
): Promise<{ id: number; problem: Wording | null }[]> {
  const results: { id: number; problem: Wording | null }[] = [];
  for (const [at, { id, version }] of products.entries()) {
    try {
      await db.transaction().execute(async (trx) => {
        checkEdit(actor, await repository.lockForEdit(trx, id), { status, version });
        const before = await productIn(trx, id);
        if (before?.status === status) return;
        await repository.updateProduct(trx, id, { status });
        await recordProduct(trx, actor, id, before);
      });
      results.push({ id, problem: null });
    } catch (error) {
      if (error instanceof DomainError) {
        results.push({ id, problem: error.wording });
        continue;
      }
      if (at === 0) throw error;
      const left = products.slice(at + 1).map((each) => each.id);
      results.push({ id, problem: messages.brokenOffHere });
      return [...results, ...left.map((each) => ({ id: each, problem: messages.notComeTo }))];
    }
  }
  return results;
}
