import type { Kysely } from 'kysely';
import type { UnderstandResponse } from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';
import { currentCatalogue } from '../catalogue/current-catalogue';
import { listPublicProducts } from '../products/listing/product-list.repository';
import { explainSearch } from '../catalogue/search/understand-search';

/** Maximum products shown of a search's results. */
const SHOWN = 5;

/** Explains how the shop understands a search, word by word, and which products a shopper sees for it. */
export async function understandFor(
  db: Kysely<Database>,
  search: string,
): Promise<UnderstandResponse> {
  const { read, parts } = await explainSearch(await currentCatalogue(db), search);
  const ids = parts.flatMap(({ kinds }) => kinds);
  const named =
    ids.length === 0
      ? []
      : await db.selectFrom('search_kind').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const { products, total } = await listPublicProducts(db, { search, limit: SHOWN });
  return {
    read,
    parts: parts.map(({ kinds, ...part }) => ({
      ...part,
      kinds: kinds.flatMap((id) => names.get(id) ?? []),
    })),
    products: products.map(({ id, slug, title }) => ({ id, slug, title })),
    total,
  };
}
