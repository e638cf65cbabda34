import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { BACKUP } from '@pasal/core/db/operator-work';

interface Filled {
  places: boolean;
  product: boolean;
  backup: boolean;
}

/** Says if there is a city to deliver to, a product on sale, and a backup that was finished once. */
export async function readFilled(db: Kysely<Database>): Promise<Filled> {
  const { rows } = await sql<Filled>`
    select exists (select from city) as places,
      exists (select from product where status = 'approve') as product,
      exists (select from operator_work where name = ${BACKUP}) as backup
  `.execute(db);
  return rows[0] ?? { places: false, product: false, backup: false };
}
