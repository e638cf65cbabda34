import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { BACKUP } from '@pasal/core/db/operator-work';
import { DELIVERY_KEY } from '../settings/delivery-setting';

interface Filled {
  places: boolean;
  delivery: boolean;
  catalogue: boolean;
  product: boolean;
  backup: boolean;
}

/** Whether there is a city to deliver to, saved delivery terms, a subcategory or attribute, a product on sale, and a completed backup. */
export async function readFilled(db: Kysely<Database>): Promise<Filled> {
  const { rows } = await sql<Filled>`
    select exists (select from city) as places,
      exists (select from site_setting where key = ${DELIVERY_KEY}) as delivery,
      exists (select from subcategory) or exists (select from category_attribute) as catalogue,
      exists (select from product where status = 'approve') as product,
      exists (select from operator_work where name = ${BACKUP}) as backup
  `.execute(db);
  const [filled] = rows;
  if (filled === undefined) throw new Error('the checklist was not read');
  return filled;
}
