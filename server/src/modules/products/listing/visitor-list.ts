import type { Kysely } from 'kysely';
import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { PublicReader } from '@pasal/core/http/cache/public-reader';
import { isEmbedded } from '@pasal/core/db/pglite-dialect';
import type { Database } from '../../../db/schema';
import { countedAddress } from '@pasal/core/limits/counted-address';
import { FairQueue } from '@pasal/core/limits/fair-queue';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { LIMITS } from '../../limits';
import { tookToken } from '@pasal/core/limits/rate-limit';
import { isBlank } from '../../catalogue/search/product-search';
import { suggestionsFor } from '../search/search-suggestions';
import { NO_PRODUCTS, type ProductList } from '../../catalogue/listing/product-list';
import { listProductsOf } from './product-list.repository';
import type { ListQuery } from '../../catalogue/listing/list-sort';

/** Concurrent searches: the embedded database answers one at a time, PostgreSQL has a shared pool. */
const AT_ONCE = { embedded: 1, postgres: 4 };

const queues = new WeakMap<Kysely<Database>, FairQueue>();

function queueOf(db: Kysely<Database>): FairQueue {
  const turns =
    queues.get(db) ?? new FairQueue(isEmbedded(db) ? AT_ONCE.embedded : AT_ONCE.postgres);
  queues.set(db, turns);
  return turns;
}

/** The visitor who searches. */
export type Visitor = Pick<PublicReader, 'ip' | 'socket' | 'versions'>;

export interface VisitorList extends ProductList {
  /** The suggestions if a search found nothing. */
  suggestions?: SearchSuggestions;
}

/**
 * A page of the visitors' list. Searches are the shop's most expensive requests: they are queued fairly by visitor, and those with unknown
 * words are rate-limited, unless the similar words are cached. Above the limit, the words are searched as typed (D70).
 */
export async function listForVisitor(
  db: Kysely<Database>,
  query: ListQuery,
  visitor: Visitor,
): Promise<VisitorList> {
  const { search } = query;
  const list = async (mayCorrect?: () => Promise<boolean>) =>
    listProductsOf(await currentCatalogue(db, visitor.versions), query, mayCorrect);
  if (search === undefined || isBlank(search)) return list();
  const address = countedAddress(visitor);
  const mayCorrect = () => tookToken(db, LIMITS.correctionOfAddress, address);
  return queueOf(db).run(address, async () => {
    if (visitor.socket.destroyed) return NO_PRODUCTS;
    const found = await list(mayCorrect);
    if (found.total > 0) return found;
    return { ...found, suggestions: await suggestionsFor(db, found.isUncorrected ? '' : search) };
  });
}
