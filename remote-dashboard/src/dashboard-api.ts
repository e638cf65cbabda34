import { baseApi } from '@pasal/shared/api';
import type {
  ChartsAnswer,
  ChartsQuery,
  MessageAnswer,
  OrderAnswer,
  OrderQuery,
  OrdersAnswer,
  OrderStatusAnswer,
  OrderStatusRequest,
  Overview,
  StaffProductAnswer,
  StaffProductQuery,
  StaffProductsAnswer,
} from '@pasal/shared/contracts';
import { endSessionOn401 } from './session-end';

interface OrderStatusChange extends OrderStatusRequest {
  id: number;
}

/** The calls of the dashboard (spec §7). Names carry `staff`: all remotes share one API. */
const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffOverview: build.query<Overview, void>({
      query: () => '/auth/overview',
      // §7 puts it in the auth area; it counts orders and products, so their changes reach it too.
      providesTags: ['auth', 'order-product', 'product'],
      onQueryStarted: endSessionOn401,
    }),
    staffCharts: build.query<ChartsAnswer, ChartsQuery>({
      query: (params) => ({ url: '/auth/overview/charts', params }),
      providesTags: ['auth', 'order-product', 'product'],
      onQueryStarted: endSessionOn401,
    }),
    staffProducts: build.query<StaffProductsAnswer, StaffProductQuery>({
      query: (params) => ({ url: '/product', params }),
      providesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    staffProduct: build.query<StaffProductAnswer, number>({
      query: (id) => `/product/${id}`,
      providesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    deleteStaffProduct: build.mutation<MessageAnswer, number>({
      query: (id) => ({ url: `/product/${id}`, method: 'DELETE' }),
      invalidatesTags: ['product'],
      onQueryStarted: endSessionOn401,
    }),
    staffOrders: build.query<OrdersAnswer, OrderQuery>({
      query: (params) => ({ url: '/order-product', params }),
      providesTags: ['order-product'],
      onQueryStarted: endSessionOn401,
    }),
    staffOrder: build.query<OrderAnswer, number>({
      query: (id) => `/order-product/${id}`,
      providesTags: ['order-product'],
      onQueryStarted: endSessionOn401,
    }),
    updateOrderStatus: build.mutation<OrderStatusAnswer, OrderStatusChange>({
      query: ({ id, ...body }) => ({ url: `/order-product/${id}`, method: 'PUT', body }),
      // Stock goes back with a cancelled order, and is taken again (decision 22).
      invalidatesTags: ['order-product', 'product'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useDeleteStaffProductMutation,
  useStaffChartsQuery,
  useStaffOrderQuery,
  useStaffOrdersQuery,
  useStaffOverviewQuery,
  useStaffProductQuery,
  useStaffProductsQuery,
  useUpdateOrderStatusMutation,
} = dashboardApi;
