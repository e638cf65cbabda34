import { baseApi } from '@pasal/shared/api';
import type {
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
    districts: build.query<DistrictsAnswer, void>({
      query: () => '/branch',
      providesTags: ['branch'],
    }),
  }),
});

export const { useDistrictsQuery, useLazyTrackOrderQuery, usePlaceOrderMutation, useQuoteQuery } =
  checkoutApi;
