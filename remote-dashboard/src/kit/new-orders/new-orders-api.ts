import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** New-order polling, used by the frame on every page and by the order list. */
const newOrdersApi = injectEndpoints({
  endpoints: (build) => ({
    newOrders: queryOf(build, calls.newOrders, { keepUnusedDataFor: 0 }),
  }),
});

export const { useNewOrdersQuery } = newOrdersApi;
