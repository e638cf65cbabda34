import { sql, type Kysely } from 'kysely';
import { SECTIONS } from '@pasal/shared/contracts';
import type { Database } from '../db/schema';
import type { RouteParams } from './match-route';

type Exists = (db: Kysely<Database>, params: RouteParams) => Promise<boolean>;

const isSection = (value: string) => SECTIONS.some((section) => section === value);

/** Whether an approved product has this slug (decision 7). */
const productExists: Exists = async (db, { slug = '' }) => {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', slug)
    .where('status', '=', 'approve')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the value is a section, a brand, or a category by name or id (decision 1). */
const categoryExists: Exists = async (db, { category = '' }) => {
  if (isSection(category)) return true;
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from brand where name_key = lower(${category}))
        or exists (select 1 from category
                   where name_key = lower(${category}) or id::text = ${category}) as found
  `.execute(db);
  return rows[0]?.found === true;
};

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
