import { baseApi } from '@pasal/shared/api';
import type {
  NotificationDiscardRequest,
  NotificationQuery,
  NotificationRetryAnswer,
  NotificationRetryRequest,
  NotificationsAnswer,
  NotificationsDiscardAnswer,
  NotificationsRetryAnswer,
} from '@pasal/shared/contracts';
import { endSessionOn401 } from './session-end';

/** What the shop has written to buyers and to itself, and how it went. */
const notificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    staffNotifications: build.query<NotificationsAnswer, NotificationQuery>({
      query: (params) => ({ url: '/notification', params }),
      // An order and each change of its status write messages.
      providesTags: ['notification', 'order-product'],
      onQueryStarted: endSessionOn401,
    }),
    retryStaffNotification: build.mutation<NotificationRetryAnswer, number>({
      query: (id) => ({ url: `/notification/${id}/retry`, method: 'POST' }),
      invalidatesTags: ['notification'],
      onQueryStarted: endSessionOn401,
    }),
    retryStaffNotifications: build.mutation<NotificationsRetryAnswer, NotificationRetryRequest>({
      query: (body) => ({ url: '/notification/retry', method: 'POST', body }),
      invalidatesTags: ['notification'],
      onQueryStarted: endSessionOn401,
    }),
    discardStaffNotification: build.mutation<NotificationsDiscardAnswer, number>({
      query: (id) => ({ url: `/notification/${id}/discard`, method: 'POST' }),
      invalidatesTags: ['notification'],
      onQueryStarted: endSessionOn401,
    }),
    discardStaffNotifications: build.mutation<
      NotificationsDiscardAnswer,
      NotificationDiscardRequest
    >({
      query: (body) => ({ url: '/notification/discard', method: 'POST', body }),
      invalidatesTags: ['notification'],
      onQueryStarted: endSessionOn401,
    }),
  }),
});

export const {
  useDiscardStaffNotificationMutation,
  useDiscardStaffNotificationsMutation,
  useRetryStaffNotificationMutation,
  useRetryStaffNotificationsMutation,
  useStaffNotificationsQuery,
} = notificationApi;
