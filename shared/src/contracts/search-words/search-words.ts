import { Type, type Static } from '@sinclair/typebox';
import { MAX_PHRASES, SEARCH_WORD_LENGTHS } from '../limits';
import { Nullable } from '@pasal/core/contract/schema';
import { Label } from '../nepali';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A product type, independent of titles, and the phrases people use for it (D61). */
export const SearchKind = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The parent type. */
  parent_id: Nullable(Type.Integer()),
  /** Products of this category have this type unless their title is more specific. */
  category_id: Nullable(Type.Integer()),
  phrases: Type.Array(Type.String()),
  /** The number of products currently matched as this type, whatever their status. */
  products: Type.Integer(),
  version: Type.Integer(),
});
export type SearchKind = Static<typeof SearchKind>;

/** A phrase that is a synonym of other words, or (`finds` null) is ignored next to others. */
export const SearchWord = Type.Object({
  id: Type.Integer(),
  phrase: Type.String(),
  finds: Nullable(Type.String()),
  version: Type.Integer(),
});
export type SearchWord = Static<typeof SearchWord>;

/** GET /search-words: types and words by name, and the categories that can have a default type. */
export const SearchWordsResponse = Type.Object({
  kinds: Type.Array(SearchKind),
  words: Type.Array(SearchWord),
  categories: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), label: Label })),
});
export type SearchWordsResponse = Static<typeof SearchWordsResponse>;

const kindFields = {
  name: Type.String({ maxLength: SEARCH_WORD_LENGTHS.name }),
  parent_id: Nullable(Id),
  category_id: Nullable(Id),
  phrases: Type.Array(Type.String({ maxLength: SEARCH_WORD_LENGTHS.phrase }), {
    maxItems: MAX_PHRASES,
  }),
};

/** POST /search-words/kind */
export const AddSearchKindRequest = Type.Object(kindFields);
export type AddSearchKindRequest = Static<typeof AddSearchKindRequest>;

/** PUT /search-words/kind/{id}: replaces it at the `version` seen. */
export const SearchKindRequest = Type.Object({ ...kindFields, version: Version });
export type SearchKindRequest = Static<typeof SearchKindRequest>;

export const SearchKindResponse = Type.Object({ message: Type.String(), kind: SearchKind });
export type SearchKindResponse = Static<typeof SearchKindResponse>;

const wordFields = {
  phrase: Type.String({ maxLength: SEARCH_WORD_LENGTHS.phrase }),
  finds: Nullable(Type.String({ maxLength: SEARCH_WORD_LENGTHS.phrase })),
};

/** POST /search-words/word */
export const AddSearchWordRequest = Type.Object(wordFields);
export type AddSearchWordRequest = Static<typeof AddSearchWordRequest>;

/** PUT /search-words/word/{id}: replaces it at the `version` seen. */
export const SearchWordRequest = Type.Object({ ...wordFields, version: Version });
export type SearchWordRequest = Static<typeof SearchWordRequest>;

export const SearchWordResponse = Type.Object({ message: Type.String(), word: SearchWord });
export type SearchWordResponse = Static<typeof SearchWordResponse>;

/** GET /search-words/understand */
export const UnderstandQuery = Type.Object({
  search: Type.String({ minLength: 1, maxLength: 200 }),
});

/** Some consecutive typed words and how they are interpreted. */
export const UnderstoodPart = Type.Object({
  text: Type.String(),
  /** Names of the types that have products. */
  kinds: Type.Array(Type.String()),
  /** Synonyms it finds. */
  finds: Type.Array(Type.String()),
  /** Matches nothing in the shop; the rest of the query decides. */
  unknown: Type.Boolean(),
  /** Ignored next to other words. */
  ignored: Type.Boolean(),
});
export type UnderstoodPart = Static<typeof UnderstoodPart>;

export const UnderstandResponse = Type.Object({
  /** The query with unknown words replaced by their corrections. */
  read: Type.String(),
  parts: Type.Array(UnderstoodPart),
  /** The first products a shopper sees, and the total. */
  products: Type.Array(
    Type.Object({ id: Type.Integer(), slug: Type.String(), title: Type.String() }),
  ),
  total: Type.Integer(),
});
export type UnderstandResponse = Static<typeof UnderstandResponse>;
