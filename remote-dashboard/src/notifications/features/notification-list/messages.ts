import type { NotificationChannel, NotificationState } from '@pasal/shared/contracts';
const count = (total: number) => (total === 1 ? '1 message' : `${total} messages`);

export const title = 'Notifications';
/** The toasts' place is called like the page. */
export const list = 'Messages of the shop';
export const about =
  'What the shop writes to customers and to itself: e-mails and text messages about orders.';
export const written = 'Written';
export const message = 'Message';
export const to = 'To';
export const state = 'Status';
export const shop = 'The shop';
export const nextAt = (time: string) => `Next attempt ${time}`;
export const soon = 'Will be sent shortly';
export const attempts = (total: number) =>
  total === 1 ? 'after 1 attempt' : `after ${total} attempts`;
export const again = 'Send Again';
export const retryFailed = 'Failed to send again!';
export const overview = 'Messages that were not sent';
export const failedMany = (total: number) => `${count(total)} could not be sent.`;
export const heldMany = (total: number) =>
  `${count(total)} ${total === 1 ? 'is' : 'are'} kept until the shop can send.`;
export const sendFailed = 'Send failed ones again';
export const sendHeld = 'Send kept ones';
export const discard = 'Discard';
export const discardAll = { failed: 'Discard failed ones', held: 'Discard kept ones' } as const;
export const discardTitle = (total: number) => `Discard ${count(total)}?`;
export const discardText =
  'Nobody will be sent what is discarded. It stays in this list for a while.';
export const goes = 'What was not sent within 90 days goes by itself.';

export const stateLabels: Record<NotificationState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Kept',
  discarded: 'Discarded',
};

export const channelLabels: Record<NotificationChannel, string> = { email: 'E-mail', sms: 'SMS' };

/** What stands in the way of a channel, for whoever can tell the one who runs the server. */
export const channelClosed: Record<NotificationChannel, string> = {
  email: 'E-mail is not set up on the server (SMTP_URL, MAIL_FROM).',
  sms: 'Text messages are not set up on the server (SMS_WEBHOOK_URL).',
};

/** What the table says of its rows. */
export const table = {
  title,
  things: 'notifications',
  failed: 'Failed to fetch notifications.',
  empty: 'No notifications found',
  emptyText: 'Messages show here as soon as customers place orders.',
  emptyFiltered: 'No message has this status.',
} as const;
