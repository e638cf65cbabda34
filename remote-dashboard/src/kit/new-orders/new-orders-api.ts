import { injectEndpoints, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** Whether orders came: asked by the frame for every page, and by the list of orders. */
const newOrdersApi = injectEndpoints({
  endpoints: (build) => ({
    newOrders: queryOf(build, calls.newOrders, { keepUnusedDataFor: 0 }),
  }),
});

export const { useNewOrdersQuery } = newOrdersApi;
