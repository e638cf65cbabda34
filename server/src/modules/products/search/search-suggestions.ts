import type { Kysely } from 'kysely';
import type { SearchSuggestions } from '@pasal/shared/contracts';
import type { Database } from '../../../db/schema';
import { currentCatalogue } from '../../catalogue/current-catalogue';

/** Minimum trigram similarity between a suggested word and a typed one. */
const RESEMBLING = 0.3;
/** Candidates to check, best first: some have nothing on sale. */
const LOOKED_AT = 10;

/** Words of products on sale that resemble the typed ones, best first, and categories in their order. */
export async function suggestionsFor(
  db: Kysely<Database>,
  typed: string,
): Promise<SearchSuggestions> {
  const catalogue = await currentCatalogue(db);
  const vocabulary = await catalogue.vocabulary();
  return catalogue.suggest(vocabulary.wordsLike(typed, RESEMBLING).slice(0, LOOKED_AT));
}
