import type { Versions } from '@pasal/core/http/cache/public-versions';
import type { Kysely } from 'kysely';
import { ALL_PRODUCTS, SECTIONS } from '@pasal/shared/contracts';
import { CATEGORY_PATTERN, PRODUCT_PATTERN } from '@pasal/shared/domain';
import type { Database } from '../db/schema';
import type { Catalogue } from '../modules/catalogue/catalogue';
import { currentCatalogue } from '../modules/catalogue/current-catalogue';
import { findScope } from '../modules/products/listing/listing-scope';
import type { Standing } from '@pasal/platform/server/shop';
import type { RouteParams } from '@pasal/platform/server/match-route';

type FindStanding = (catalogue: Catalogue, params: RouteParams) => Promise<Standing>;

/** An approved product with this slug is listed; without one the page is missing (D7). */
const standingOfProduct: FindStanding = async (catalogue, { slug = '' }) =>
  (await catalogue.product(slug)) === undefined ? 'missing' : 'listed';

/** Applies the listing's own rule to the address: it is missing when the listing would be (D1). */
const standingOfCategory: FindStanding = async (catalogue, { category = '' }) => {
  const scope = await findScope(catalogue, { category });
  if (scope === null) return 'missing';
  const isOurs = scope.section !== undefined || category === ALL_PRODUCTS;
  // A lookup finds names by other case and by number as well.
  return isOurs || (await catalogue.hasName(category)) ? 'listed' : 'unlisted';
};

/** Addresses whose pattern fits but whose thing may not exist; every other page always does. */
const standings: Record<string, FindStanding> = {
  [PRODUCT_PATTERN]: standingOfProduct,
  [CATEGORY_PATTERN]: standingOfCategory,
};

interface Asked {
  pattern: string;
  params: RouteParams;
  versions?: Versions | undefined;
}

/** Says if an address of a known route is listed, unlisted or missing. A NUL fits no stored text. */
export async function findStanding(
  db: Kysely<Database>,
  { pattern, params, versions }: Asked,
): Promise<Standing> {
  const values = Object.values(params);
  if (values.some((value) => value.includes('\0'))) return 'missing';
  const find = standings[pattern];
  if (find) return find(await currentCatalogue(db, versions), params);
  return values.length === 0 ? 'listed' : 'unlisted';
}

const UNKNOWN = '1';

/** Values for the parts of a pattern that lead to a thing of this shop, where it has one. */
const samples: Record<string, (db: Kysely<Database>) => Promise<RouteParams>> = {
  [PRODUCT_PATTERN]: async (db) => {
    const row = await db
      .selectFrom('product')
      .select('slug')
      .where('status', '=', 'approve')
      .orderBy('id')
      .executeTakeFirst();
    return { slug: row?.slug ?? UNKNOWN };
  },
  [CATEGORY_PATTERN]: async () => ({ category: SECTIONS[0] }),
};

/** An address of this pattern as visitors ask for it, to try a page with; `1` stands for what is not known. */
export async function sampleAddress(db: Kysely<Database>, pattern: string): Promise<string> {
  const find = Object.hasOwn(samples, pattern) ? samples[pattern] : undefined;
  const params = (await find?.(db)) ?? {};
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? UNKNOWN),
  );
}
