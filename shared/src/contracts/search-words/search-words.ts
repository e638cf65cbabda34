import { Type, type Static } from '@sinclair/typebox';
import { MAX_PHRASES, SEARCH_WORD_LENGTHS } from '../limits';
import { Nullable } from '@pasal/core/contract/schema';
import { Label } from '../nepali';

const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A kind of thing, whatever the titles say, and the phrases people use for it (D61). */
export const SearchKind = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The kind it is one of. */
  parent_id: Nullable(Type.Integer()),
  /** Products of this category are of this kind where their title says nothing more exact. */
  category_id: Nullable(Type.Integer()),
  phrases: Type.Array(Type.String()),
  /** The number of products found as this kind now, whatever their status. */
  products: Type.Integer(),
  version: Type.Integer(),
});
export type SearchKind = Static<typeof SearchKind>;

/** A phrase that finds what other words find, or (`finds` null) says nothing beside others. */
export const SearchWord = Type.Object({
  id: Type.Integer(),
  phrase: Type.String(),
  finds: Nullable(Type.String()),
  version: Type.Integer(),
});
export type SearchWord = Static<typeof SearchWord>;

/** GET /search-words: kinds and words by name, and the categories a kind may be the usual one of. */
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

/** PUT /search-words/kind/{id}: all of it, over the `version` that was seen. */
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

/** PUT /search-words/word/{id}: all of it, over the `version` that was seen. */
export const SearchWordRequest = Type.Object({ ...wordFields, version: Version });
export type SearchWordRequest = Static<typeof SearchWordRequest>;

export const SearchWordResponse = Type.Object({ message: Type.String(), word: SearchWord });
export type SearchWordResponse = Static<typeof SearchWordResponse>;

/** GET /search-words/understand */
export const UnderstandQuery = Type.Object({
  search: Type.String({ minLength: 1, maxLength: 200 }),
});

/** Some typed words, one after the other, and what they are taken for. */
export const UnderstoodPart = Type.Object({
  text: Type.String(),
  /** Names of the kinds of which there are products. */
  kinds: Type.Array(Type.String()),
  /** Other words it finds. */
  finds: Type.Array(Type.String()),
  /** Nothing of the shop has it: what else was typed decides. */
  unknown: Type.Boolean(),
  /** Left out beside other words. */
  ignored: Type.Boolean(),
});
export type UnderstoodPart = Static<typeof UnderstoodPart>;

export const UnderstandResponse = Type.Object({
  /** The typed text, with unknown words replaced by those that were meant. */
  read: Type.String(),
  parts: Type.Array(UnderstoodPart),
  /** The first products a shopper is shown, and how many there are. */
  products: Type.Array(
    Type.Object({ id: Type.Integer(), slug: Type.String(), title: Type.String() }),
  ),
  total: Type.Integer(),
});
export type UnderstandResponse = Static<typeof UnderstandResponse>;
