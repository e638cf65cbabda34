import { baseApi } from '@pasal/shared/api';
import type {
  CancelAnswer,
  CancelRequest,
  CartLine,
  DistrictsAnswer,
  OrderRequest,
  PlaceOrderAnswer,
  QuoteAnswer,
  TrackAnswer,
  TrackQuery,
} from '@pasal/shared/contracts';

interface PlaceOrder {
  body: OrderRequest;
  /** Idempotency-Key of the attempt (decision 16). */
  key: string;
}

const checkoutApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A question, though it is sent by POST: the cart does not fit a URL. */
    quote: build.query<QuoteAnswer, CartLine[]>({
      query: (cartItems) => ({
        url: '/order-product/quote',
        method: 'POST',
        body: { cartItems },
      }),
    }),
    placeOrder: build.mutation<PlaceOrderAnswer, PlaceOrder>({
      query: ({ body, key }) => ({
        url: '/order-product',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      // An order takes stock, so what the catalogue knows of products is old as well.
      invalidatesTags: (answer) => (answer ? ['order-product', 'product'] : []),
    }),
    trackOrder: build.query<TrackAnswer, TrackQuery>({
      query: (params) => ({ url: '/order-product/track', params }),
      providesTags: ['order-product'],
    }),
    cancelOrder: build.mutation<CancelAnswer, CancelRequest>({
      query: (body) => ({ url: '/order-product/track/cancel', method: 'POST', body }),
      // The stock is back; the order itself is in the answer and needs no look-up of its own. A
      // failure may mean that the order is no longer as it is shown.
      invalidatesTags: (answer) => (answer ? ['product'] : ['order-product']),
      async onQueryStarted({ order_number, phone }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        const { order } = data;
        const found = { order_number, phone };
        await dispatch(checkoutApi.util.upsertQueryData('trackOrder', found, { order }));
      },
    }),
    districts: build.query<DistrictsAnswer, void>({
      query: () => '/branch',
      providesTags: ['branch'],
    }),
  }),
});

export const {
  useCancelOrderMutation,
  useDistrictsQuery,
  useLazyTrackOrderQuery,
  usePlaceOrderMutation,
  useQuoteQuery,
  useTrackOrderQuery,
} = checkoutApi;
