import { newOrders } from '../../../kit/new-orders/messages';

export const show = (count: number) => `Show ${newOrders(count)}`;
export const alerts = 'Alerts';
export const alertsTitle = 'Alerts for new orders';
export const about =
  'The number of new orders always shows beside Order Management and in the tab. In this browser you can also have:';
export const sound = 'A sound';
export const soundHint = 'Browsers play it once you have pressed something on the page.';
export const notification = 'A notification while you look elsewhere';
export const notificationHint = 'Your browser asks you to allow it.';
export const refused =
  "Your browser doesn't allow notifications from this shop. Allow them in its settings, then try again.";
export const unable = "This browser can't show notifications from a page.";
export const sample = 'New orders are announced here.';
export const done = 'Done';
