import { Type, type Static } from '@sinclair/typebox';
import { DASHBOARD_PAGE_SIZE, MAX_PAGE_SIZE, SEARCHED_DAYS } from '../limits';

/** POST /searched-term: what somebody searched for, and the product they chose of what was found. */
export const SearchReport = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 200 }),
  product_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export type SearchReport = Static<typeof SearchReport>;

/** GET /searched-term: of the last days, or only what found nothing. */
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
  /** Each visitor counts once a day. */
  visitors: Type.Integer(),
  /** Those of them who found nothing. */
  nothing: Type.Integer(),
  /** Products they chose of what was found. */
  clicks: Type.Integer(),
  /** The products chosen most, up to three. */
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
