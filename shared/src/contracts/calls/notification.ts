import type { Call } from './call';
import type * as shapes from './notification.shapes';

/** An order and each change of its status write messages. */
export const notifications: Call<typeof shapes.notifications> = {
  method: 'GET',
  path: '/notification',
  reads: ['notification', 'order-product'],
};

export const retryNotification: Call<typeof shapes.retryNotification> = {
  method: 'POST',
  path: '/notification/:id/retry',
  changes: ['notification'],
};

export const retryNotifications: Call<typeof shapes.retryNotifications> = {
  method: 'POST',
  path: '/notification/retry',
  changes: ['notification'],
};

export const discardNotification: Call<typeof shapes.discardNotification> = {
  method: 'POST',
  path: '/notification/:id/discard',
  changes: ['notification'],
};

export const discardNotifications: Call<typeof shapes.discardNotifications> = {
  method: 'POST',
  path: '/notification/discard',
  changes: ['notification'],
};
