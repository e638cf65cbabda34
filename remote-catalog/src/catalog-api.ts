import { injectEndpoints, queryOf } from '@pasal/shared/api';
import type { PublicProductQuery } from '@pasal/shared/contracts';
import * as calls from '@pasal/shared/contracts/calls';
import { AS_CARDS } from './model/cards';

/** The public reads of products (R7.17, R7.19). */
const catalogApi = injectEndpoints({
  endpoints: (build) => ({
    publicProducts: queryOf(build, calls.publicProducts),
    productBySlug: queryOf(build, calls.productBySlug),
    // The checkout has an endpoint of its own for the same call; a name belongs to one team.
    quoteDelivery: queryOf(build, calls.quoteCart),
  }),
});

export const { useProductBySlugQuery, usePublicProductsQuery, useQuoteDeliveryQuery } = catalogApi;

/** Lists show cards: what only a product's own page shows is left out of the answer. */
export function useProductCardsQuery(query: PublicProductQuery, options?: { skip: boolean }) {
  return usePublicProductsQuery({ query: { ...query, ...AS_CARDS } }, options);
}
