import type { Kysely, Transaction } from 'kysely';
import type { CustomerNote } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

/** The newest notes on these numbers. */
export async function listNotes(
  db: Kysely<Database>,
  phones: readonly string[],
  limit: number,
): Promise<CustomerNote[]> {
  const rows = await db
    .selectFrom('customer_note')
    .select(['id', 'at', 'by_email as by', 'note'])
    .where('phone', 'in', phones)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export const insertNote = (
  trx: Transaction<Database>,
  values: { phone: string; by_email: string; note: string },
) => trx.insertInto('customer_note').values(values).execute();
