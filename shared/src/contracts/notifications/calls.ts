import { callsOf } from '../calls/calls-of';
import type * as shapes from './shapes';

const { get, post } = callsOf<typeof shapes>();

/** An order and each change of its status write messages. */
export const notifications = get('notifications', '/notification', [
  'notification',
  'order-product',
]);

export const retryNotification = post('retryNotification', '/notification/:id/retry', [
  'notification',
]);
export const retryNotifications = post('retryNotifications', '/notification/retry', [
  'notification',
]);
export const discardNotification = post('discardNotification', '/notification/:id/discard', [
  'notification',
]);
export const discardNotifications = post('discardNotifications', '/notification/discard', [
  'notification',
]);
