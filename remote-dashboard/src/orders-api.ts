import { baseApi } from '@pasal/shared/api';
import type {
  DistrictsAnswer,
  ManualOrderRequest,
  MessageAnswer,
  NewOrdersAnswer,
  NewOrdersQuery,
  PlaceOrderAnswer,
} from '@pasal/shared/contracts';
import { endSessionOn401 } from './session-end';

interface ManualOrder {
  body: ManualOrderRequest;
  /** Idempotency-Key of the attempt (decision 16). */
  key: string;
}

/** What staff do with orders beside listing them and changing their status. */
const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffPlaces: build.query<DistrictsAnswer, void>({
      query: () => '/branch',
      providesTags: ['branch'],
      onQueryStarted: endSessionOn401,
    }),
    /** Asked again and again; nothing else makes it old. */
    newOrders: build.query<NewOrdersAnswer, NewOrdersQuery>({
      query: (params) => ({ url: '/order-product/new', params }),
      keepUnusedDataFor: 0,
      onQueryStarted: endSessionOn401,
    }),
    deleteStaffOrder: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/order-product/${id}`, method: 'DELETE' }),
      invalidatesTags: ['order-product', 'product'],
      onQueryStarted: endSessionOn401,
    }),
    placeManualOrder: build.mutation<PlaceOrderAnswer, ManualOrder>({
      query: ({ body, key }) => ({
        url: '/order-product/manual',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      // An order takes stock. After a refusal the products may be other ones as well.
      invalidatesTags: ['order-product', 'product'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useDeleteStaffOrderMutation,
  useNewOrdersQuery,
  usePlaceManualOrderMutation,
  useStaffPlacesQuery,
} = ordersApi;
