import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { StoredFact } from '../product-record/fact-words';
import { runStatement, type Statement } from '@pasal/core/db/statement';
import {
  FACTS_COLUMN,
  LISTED_COLUMNS,
  NAME_COLUMNS,
  NAME_TABLES,
  PAGE_COLUMNS,
  STAFF_COLUMNS,
  type StaffProductRow,
} from '../product-record/product.columns';

const FIND = `
  select ${LISTED_COLUMNS}, ${NAME_COLUMNS}, ${STAFF_COLUMNS}, ${FACTS_COLUMN},
    ${PAGE_COLUMNS}
  from product ${NAME_TABLES}`;
const FIND_BY_ID = `${FIND} where product.id = $1`;
const FIND_BY_IDS = `${FIND} where product.id = any($1::integer[])`;

/** The statement for a product page. */
export function productBySlug(slug: string): Statement {
  return { text: `${FIND} where product.slug = $1`, values: [slug] };
}

export async function findProduct(db: Kysely<Database>, id: number) {
  const [row] = await runStatement<StaffProductRow>(db, { text: FIND_BY_ID, values: [id] });
  return row;
}

export function findProducts(db: Kysely<Database>, ids: readonly number[]) {
  return runStatement<StaffProductRow>(db, { text: FIND_BY_IDS, values: [ids] });
}

/** Reads the facts of products, by id. */
export async function factsOf(db: Kysely<Database>, ids: readonly number[]) {
  const text = `select id, ${FACTS_COLUMN} from product where id = any($1::integer[])`;
  const rows = await runStatement<{ id: number; facts: StoredFact[] }>(db, { text, values: [ids] });
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** Whatever its status: the caller checks who may see it. */
export async function findProductBySlug(db: Kysely<Database>, slug: string) {
  const [row] = await runStatement<StaffProductRow>(db, productBySlug(slug));
  return row;
}

/** Status and pictures of a product, locked until the transaction ends. */
export function lockProduct(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('product')
    .select(['status', 'images'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Orders have their own copy of what they sold. */
export async function deleteProduct(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('product').where('id', '=', id).execute();
}

export async function hasProducts(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
