import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The public reads of products (R7.17, R7.19). */
const catalogApi = injectEndpoints({
  endpoints: (build) => ({
    publicProducts: queryOf(build, calls.publicProducts),
    productBySlug: queryOf(build, calls.productBySlug),
  }),
});

export const { useProductBySlugQuery, usePublicProductsQuery } = catalogApi;
