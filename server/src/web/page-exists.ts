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

/** A product page is listed if an approved product has this slug; otherwise it is missing (D7). */
const standingOfProduct: FindStanding = async (catalogue, { slug = '' }) =>
  (await catalogue.product(slug)) === undefined ? 'missing' : 'listed';

/** Applies the listing's own rule: the page is missing if the listing would be (D1). */
const standingOfCategory: FindStanding = async (catalogue, { category = '' }) => {
  const scope = await findScope(catalogue, { category });
  if (scope === null) return 'missing';
  const isOurs = scope.section !== undefined || category === ALL_PRODUCTS;
  // The look-up also finds names in another case, and ids.
  return isOurs || (await catalogue.hasName(category)) ? 'listed' : 'unlisted';
};

/** Routes that match although their subject may not exist; every other page always exists. */
const standings: Record<string, FindStanding> = {
  [PRODUCT_PATTERN]: standingOfProduct,
  [CATEGORY_PATTERN]: standingOfCategory,
};

interface Asked {
  pattern: string;
  params: RouteParams;
  versions?: Versions | undefined;
}

/** Whether a URL of a known route is listed, unlisted or missing. No stored text contains NUL. */
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

/** Parameters of a route pattern that lead to something in this shop, if it has any. */
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

/** A real URL of this pattern, to test a page with; `1` is used for unknown parameters. */
export async function sampleAddress(db: Kysely<Database>, pattern: string): Promise<string> {
  const find = Object.hasOwn(samples, pattern) ? samples[pattern] : undefined;
  const params = (await find?.(db)) ?? {};
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? UNKNOWN),
  );
}
