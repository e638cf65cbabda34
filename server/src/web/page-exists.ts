import type { Kysely } from 'kysely';
import { SECTIONS } from '@pasal/shared/contracts';
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

const UNKNOWN = '1';

/** Values for the parts of a pattern that lead to a thing of this shop, where it has one. */
const samples: Record<string, (db: Kysely<Database>) => Promise<RouteParams>> = {
  '/product/:slug': async (db) => {
    const row = await db
      .selectFrom('product')
      .select('slug')
      .where('status', '=', 'approve')
      .orderBy('id')
      .executeTakeFirst();
    return { slug: row?.slug ?? UNKNOWN };
  },
  '/product-category/:category': async () => ({ category: SECTIONS[0] }),
};

/** An address of this pattern as visitors ask for it, to try a page with; `1` stands for what is not known. */
export async function sampleAddress(db: Kysely<Database>, pattern: string): Promise<string> {
  const params = (await samples[pattern]?.(db)) ?? {};
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? UNKNOWN),
  );
}
