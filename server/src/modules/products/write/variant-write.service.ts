import type { Kysely, Transaction } from 'kysely';
import type { VariantWrite } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import { refusing, UNIQUE_VIOLATION } from '@pasal/core/db/database-errors';
import * as messages from '../../product-record/messages';
import { writeMovement } from './product-write.repository';
import { planVariants, type VariantPlan, type VariantsBefore } from './variant-plan';
import * as repository from './variant-write.repository';

const codeTaken = () =>
  invalid(messages.variantCodeTaken, { path: 'variants', message: messages.variantCodeTaken });

/**
 * `planVariants`, with a check of the codes of other products.
 * @param productId null for a product that is not written yet
 */
export async function checkVariants(
  db: Kysely<Database>,
  productId: number | null,
  writes: readonly VariantWrite[],
  before: VariantsBefore,
): Promise<VariantPlan> {
  const plan = planVariants(writes, before);
  if (await repository.areCodesTaken(db, productId, plan.rows)) throw codeTaken();
  return plan;
}

/** Writes the variants of a locked product, and their stock movements. */
export async function applyVariants(
  trx: Transaction<Database>,
  productId: number,
  { rows, moves }: VariantPlan,
  { reason, by }: { reason: 'initial' | 'edit'; by?: string | undefined },
): Promise<void> {
  // Another product may have taken a code since the check.
  const writing = repository.writeVariants(trx, productId, rows);
  await refusing(UNIQUE_VIOLATION, codeTaken(), writing);
  for (const { variantId, quantity } of moves) {
    await writeMovement(trx, { productId, variantId, quantity, reason, by });
  }
}
