import * as notification from './notification';
import { IdParams } from '@pasal/core/contract/schema';
import type { CallShape } from '../calls/call';

export const notifications = {
  summary: "Lists the shop's messages, newest first.",
  access: 'staff',
  query: notification.NotificationQuery,
  response: notification.NotificationsResponse,
} as const satisfies CallShape;

export const retryNotification = {
  summary: 'Sends a failed or held message again.',
  access: 'staff',
  params: IdParams,
  response: notification.NotificationRetryResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const retryNotifications = {
  summary: 'Sends all failed or all held messages again, as far as this server can.',
  access: 'staff',
  body: notification.NotificationRetryRequest,
  response: notification.NotificationsRetryResponse,
} as const satisfies CallShape;

export const discardNotification = {
  summary: 'Discards a failed or held message.',
  access: 'admin',
  params: IdParams,
  response: notification.NotificationsDiscardResponse,
  errors: { CONFLICT: null },
} as const satisfies CallShape;

export const discardNotifications = {
  summary: 'Discards all failed or all held messages.',
  access: 'admin',
  body: notification.NotificationDiscardRequest,
  response: notification.NotificationsDiscardResponse,
} as const satisfies CallShape;
