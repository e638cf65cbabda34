import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { findScope } from '../modules/product/listing/listing-scope';
import type { RouteParams } from './match-route';

type Exists = (db: Kysely<Database>, params: RouteParams) => Promise<boolean>;

/** Whether an approved product has this slug (D7). */
const productExists: Exists = async (db, { slug = '' }) => {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'approve')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the listing of this address would be one: the rule is the listing's own (D1). */
const categoryExists: Exists = async (db, { category = '' }) =>
  (await findScope(db, { category })) !== null;

/** Addresses whose pattern fits but whose thing may not exist; every other page always does. */
const checks: Record<string, Exists> = {
  '/product/:slug': productExists,
  '/product-category/:category': categoryExists,
};

/** Whether what an address of a known route speaks of exists. A NUL fits no stored text. */
export async function pageExists(db: Kysely<Database>, pattern: string, params: RouteParams) {
  if (Object.values(params).some((value) => value.includes('\0'))) return false;
  const check = checks[pattern];
  return check === undefined || check(db, params);
}
