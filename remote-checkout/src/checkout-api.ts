import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

const checkoutApi = injectEndpoints({
  endpoints: (build) => ({
    placeOrder: mutationOf(build, calls.placeOrder, {
      invalidatesTags: (response) => (response ? ['order-product', 'product'] : []),
    }),
    // The catalogue has an endpoint with the call's name, which documents prefill.
    productsOfOrder: queryOf(build, calls.publicProducts),
    sendCart: mutationOf(build, calls.sendCart),
    sentCart: queryOf(build, calls.sentCart),
    riderParcels: queryOf(build, calls.riderParcels),
    tellAsRider: mutationOf(build, calls.tellAsRider),
    trackOrder: queryOf(build, calls.trackOrder),
    cancelOrder: mutationOf(build, calls.cancelOrder, {
      // The response contains the order, so no refetch is needed. A failure may mean that the displayed order is
      // outdated.
      invalidatesTags: (response) => (response ? ['product'] : ['order-product']),
      async onQueryStarted({ body: { order_number, phone } }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const { order } = data;
        const request = { body: { order_number, phone } };
        await dispatch(checkoutApi.util.upsertQueryData('trackOrder', request, { order }));
      },
    }),
  }),
});

export const {
  useCancelOrderMutation,
  useLazyProductsOfOrderQuery,
  useLazyTrackOrderQuery,
  usePlaceOrderMutation,
  useProductsOfOrderQuery,
  useSendCartMutation,
  useRiderParcelsQuery,
  useSentCartQuery,
  useTellAsRiderMutation,
  useTrackOrderQuery,
} = checkoutApi;
