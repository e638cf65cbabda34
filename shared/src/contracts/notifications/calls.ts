import type { Call } from '../calls/call';
import type * as shapes from './shapes';

/** An order and each change of its status write messages. */
export const notifications: Call<typeof shapes.notifications> = {
  name: 'notifications',
  method: 'GET',
  path: '/notification',
  reads: ['notification', 'order-product'],
};

export const retryNotification: Call<typeof shapes.retryNotification> = {
  name: 'retryNotification',
  method: 'POST',
  path: '/notification/:id/retry',
  changes: ['notification'],
};

export const retryNotifications: Call<typeof shapes.retryNotifications> = {
  name: 'retryNotifications',
  method: 'POST',
  path: '/notification/retry',
  changes: ['notification'],
};

export const discardNotification: Call<typeof shapes.discardNotification> = {
  name: 'discardNotification',
  method: 'POST',
  path: '/notification/:id/discard',
  changes: ['notification'],
};

export const discardNotifications: Call<typeof shapes.discardNotifications> = {
  name: 'discardNotifications',
  method: 'POST',
  path: '/notification/discard',
  changes: ['notification'],
};
