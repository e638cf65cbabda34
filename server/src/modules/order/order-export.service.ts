import type { Kysely } from 'kysely';
import type { OrderFilters, User } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';

interface OrderExport {
  /** The name of the file. */
  file: string;
  filters: OrderFilters;
}

/**
 * Writes down who takes orders out of the shop, before the first one leaves: customers go with them.
 * @throws DomainError 401, 403 for who has lost the right meanwhile
 */
export async function recordExport(
  db: Kysely<Database>,
  actor: User,
  { file, filters }: OrderExport,
): Promise<void> {
  await db.transaction().execute((trx) =>
    recordActivity(trx, actor, {
      kind: 'order',
      action: 'export',
      id: null,
      name: file,
      after: filters,
    }),
  );
}
