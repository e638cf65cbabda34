import type { Kysely } from 'kysely';
import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { currentCatalogue } from '../../catalogue/current-catalogue';

/** The share of trigrams that a suggested word has in common with a typed one. */
const RESEMBLING = 0.3;
/** Words that are looked at, best first: of some nothing is on sale. */
const LOOKED_AT = 10;

/** Words of what is on sale that resemble the typed ones, best first, and categories, in their order. */
export async function suggestionsFor(
  db: Kysely<Database>,
  typed: string,
): Promise<SearchSuggestions> {
  const catalogue = await currentCatalogue(db);
  const vocabulary = await catalogue.vocabulary();
  return catalogue.suggest(vocabulary.wordsLike(typed, RESEMBLING).slice(0, LOOKED_AT));
}
