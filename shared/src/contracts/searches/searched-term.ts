import { Type, type Static } from '@sinclair/typebox';
import { DASHBOARD_PAGE_SIZE, MAX_PAGE_SIZE, SEARCHED_DAYS } from '../limits';

/** POST /searched-term: a search, and the product chosen from its results. */
export const SearchReport = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 200 }),
  product_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export type SearchReport = Static<typeof SearchReport>;

/** GET /searched-term: of the last days, or only those without results. */
export const SearchedTermsQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DASHBOARD_PAGE_SIZE }),
  ),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: SEARCHED_DAYS, default: 30 })),
  nothing: Type.Optional(Type.Boolean()),
});
export type SearchedTermsQuery = Static<typeof SearchedTermsQuery>;

/** GET /searched-term/popular */
export const PopularTermsResponse = Type.Object({ terms: Type.Array(Type.String()) });
export type PopularTermsResponse = Static<typeof PopularTermsResponse>;

export const SearchedTerm = Type.Object({
  term: Type.String(),
  /** Each visitor counts once per day. */
  visitors: Type.Integer(),
  /** Visitors without results. */
  nothing: Type.Integer(),
  /** Products opened from the results. */
  clicks: Type.Integer(),
  /** Up to three products opened most often. */
  products: Type.Array(
    Type.Object({ id: Type.Integer(), title: Type.String(), clicks: Type.Integer() }),
  ),
});
export type SearchedTerm = Static<typeof SearchedTerm>;

export const SearchedTermsResponse = Type.Object({
  terms: Type.Array(SearchedTerm),
  total: Type.Integer(),
});
export type SearchedTermsResponse = Static<typeof SearchedTermsResponse>;
