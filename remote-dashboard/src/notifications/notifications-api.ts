import { injectEndpoints, mutationOf, queryOf } from '@pasal/shared/api';
import * as calls from '@pasal/shared/contracts/calls';

/** The shop's messages to buyers and to itself, with their states. */
const notificationApi = injectEndpoints({
  endpoints: (build) => ({
    notifications: queryOf(build, calls.notifications),
    retryNotification: mutationOf(build, calls.retryNotification),
    retryNotifications: mutationOf(build, calls.retryNotifications),
    discardNotification: mutationOf(build, calls.discardNotification),
    discardNotifications: mutationOf(build, calls.discardNotifications),
  }),
});

export const {
  useDiscardNotificationMutation,
  useDiscardNotificationsMutation,
  useNotificationsQuery,
  useRetryNotificationMutation,
  useRetryNotificationsMutation,
} = notificationApi;
