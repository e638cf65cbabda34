import type { Kysely } from 'kysely';
import { MAX_PRICE } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import type { Lists } from '../../catalogue/catalogue';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { ListQuery } from '../../catalogue/listing/list-sort';
import { findScope } from './listing-scope';
import type { ListingScope } from '../../catalogue/listing/scope';
import { NO_PRODUCTS, type ProductList } from '../../catalogue/listing/product-list';
import type { WordedPrices } from '../../catalogue/search/price-words';
import { isBlank } from '../../catalogue/search/product-search';
import {
  understand,
  type MayCorrect,
  type Understood,
} from '../../catalogue/search/understand-search';

/** Finds products that match the meaning of a search; if none has every word, those of the kind with most of the words. */
async function listMeant(
  catalogue: Lists,
  scope: ListingScope,
  query: ListQuery,
  understood: Understood,
): Promise<ProductList> {
  if (understood.query === null) return NO_PRODUCTS;
  if (understood.needs !== null) {
    const meant = { ...understood, query: understood.needs };
    const some = await catalogue.list(scope, { ...query, limit: 1 }, meant);
    if (some.min_paisa === null) return NO_PRODUCTS;
  }
  for (const meant of [understood.query, ...understood.instead]) {
    const found = await catalogue.list(scope, query, { ...understood, query: meant });
    // If brand or price filters leave nothing, that is the visitor's choice.
    if (found.min_paisa !== null) return found;
  }
  return NO_PRODUCTS;
}

/** The filters for a search that consists of a price only. */
function withPrices(query: ListQuery, { from, to }: WordedPrices = {}): ListQuery {
  const { search: _price, minPrice = 0, maxPrice = MAX_PRICE, ...rest } = query;
  return {
    ...rest,
    minPrice: Math.max(minPrice, from ?? 0),
    maxPrice: Math.min(maxPrice, to ?? MAX_PRICE),
  };
}

/** One page of the visitors' list, its total and its facets (D4, D5, D7). */
export async function listPublicProducts(
  db: Kysely<Database>,
  query: ListQuery,
  mayCorrect?: MayCorrect,
): Promise<ProductList> {
  return listProductsOf(await currentCatalogue(db), query, mayCorrect);
}

/** The same for a given catalogue. */
export async function listProductsOf(
  catalogue: Lists,
  query: ListQuery,
  mayCorrect?: MayCorrect,
): Promise<ProductList> {
  const { search = '' } = query;
  const scope = await findScope(catalogue, query);
  if (scope === null) return NO_PRODUCTS;
  if (isBlank(search)) return catalogue.list(scope, query);
  const understood = await understand(catalogue, search, mayCorrect);
  const { isUncorrected, isPriceAlone, prices } = understood;
  if (isPriceAlone) return catalogue.list(scope, withPrices(query, prices));
  return { ...(await listMeant(catalogue, scope, query, understood)), isUncorrected };
}
