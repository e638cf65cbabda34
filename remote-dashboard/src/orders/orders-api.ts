import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** What staff do with orders beside listing them and changing their status. */
const ordersApi = injectEndpoints({
  endpoints: (build) => ({
    staffOrders: queryOf(build, calls.staffOrders),
    staffOrder: queryOf(build, calls.staffOrder),
    updateOrderStatus: mutationOf(build, calls.updateOrderStatus),
    newOrders: queryOf(build, calls.newOrders, { keepUnusedDataFor: 0 }),
    deleteOrder: mutationOf(build, calls.deleteOrder),
    // After a refusal the products may be other ones as well.
    // The checkout has an endpoint of its own for the same call; a name belongs to one team.
    quoteManualOrder: queryOf(build, calls.quoteCart),
    placeManualOrder: mutationOf(build, calls.placeManualOrder),
  }),
});

export const {
  useStaffOrderQuery,
  useStaffOrdersQuery,
  useUpdateOrderStatusMutation,
  useDeleteOrderMutation,
  useNewOrdersQuery,
  usePlaceManualOrderMutation,
  useQuoteManualOrderQuery,
} = ordersApi;
