import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { productTables, staffColumns, type StaffProductRow } from './product.columns';

async function findWhere(db: Kysely<Database>, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<StaffProductRow>`
    select ${staffColumns}, product.additional_description
    from ${productTables} where ${condition}
  `.execute(db);
  return rows[0];
}

export function findProduct(db: Kysely<Database>, id: number) {
  return findWhere(db, sql`product.id = ${id}`);
}

/** Whatever its status; who may see it is the caller's to decide. */
export function findProductBySlug(db: Kysely<Database>, slug: string) {
  return findWhere(db, sql`product.slug = ${slug}`);
}

/** Status of a product, which stays as it is until the transaction ends. */
export function lockProduct(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('product')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Orders keep their own copy of what they sold. */
export async function deleteProduct(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('product').where('id', '=', id).execute();
}

export async function hasProducts(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
