import * as calls from '../contracts/calls';
import { queryOf } from './endpoint';
import { injectEndpoints } from './inject-endpoints';

/**
 * The current costs of a cart, for the product page, the checkout and the dashboard's order form (D14, D67).
 */
const orderApi = injectEndpoints({
  endpoints: (build) => ({ quoteCart: queryOf(build, calls.quoteCart) }),
});

export const { useQuoteCartQuery } = orderApi;
