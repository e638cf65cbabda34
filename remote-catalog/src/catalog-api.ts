import { injectEndpoints, queryOf } from '@pasal/shared/api';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import * as calls from '@pasal/shared/contracts/calls';
import { AS_CARDS, AS_STRIP } from './model/cards';

/** The public reads of products (R7.17, R7.19). */
const catalogApi = injectEndpoints({
  endpoints: (build) => ({
    publicProducts: queryOf(build, calls.publicProducts),
    productBySlug: queryOf(build, calls.productBySlug),
    popularTerms: queryOf(build, calls.popularTerms),
  }),
});

export const { useProductBySlugQuery, usePublicProductsQuery, usePopularTermsQuery } = catalogApi;

/** The query state of a card list. */
export type CardsState = ReturnType<typeof useProductCardsQuery>;

/** Lists show cards: the response omits what only a product's own page shows. */
export function useProductCardsQuery(query: PublicProductQuery, options?: { skip: boolean }) {
  return usePublicProductsQuery({ query: { ...query, ...AS_CARDS } }, options);
}

/** A row of cards without filters. */
export function useProductStripQuery(query: PublicProductQuery, options?: { skip: boolean }) {
  return usePublicProductsQuery({ query: { ...query, ...AS_STRIP } }, options);
}
