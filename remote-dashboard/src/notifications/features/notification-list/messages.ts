import type { NotificationChannel, NotificationState } from '@pasal/shared/contracts';
const count = (total: number) => (total === 1 ? '1 message' : `${total} messages`);

export const messages = {
  title: 'Notifications',
  things: 'notifications',
  /** The toasts' place is called like the page. */
  list: 'Messages of the shop',
  about: 'What the shop writes to customers and to itself: e-mails and text messages about orders.',
  written: 'Written',
  message: 'Message',
  to: 'To',
  state: 'Status',
  shop: 'The shop',
  nextAt: (time: string) => `Next attempt ${time}`,
  soon: 'Will be sent shortly',
  attempts: (total: number) => (total === 1 ? 'after 1 attempt' : `after ${total} attempts`),
  again: 'Send Again',
  failed: 'Failed to fetch notifications.',
  retryFailed: 'Failed to send again!',
  empty: 'No notifications found',
  emptyText: 'Messages show here as soon as customers place orders.',
  emptyFiltered: 'No message has this status.',
  overview: 'Messages that were not sent',
  failedMany: (total: number) => `${count(total)} could not be sent.`,
  heldMany: (total: number) =>
    `${count(total)} ${total === 1 ? 'is' : 'are'} kept until the shop can send.`,
  sendFailed: 'Send failed ones again',
  sendHeld: 'Send kept ones',
  discard: 'Discard',
  discardAll: { failed: 'Discard failed ones', held: 'Discard kept ones' },
  discardTitle: (total: number) => `Discard ${count(total)}?`,
  discardText: 'Nobody will be sent what is discarded. It stays in this list for a while.',
  goes: 'What was not sent within 90 days goes by itself.',
} as const;

export const STATE_LABELS: Record<NotificationState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Kept',
  discarded: 'Discarded',
};

export const CHANNEL_LABELS: Record<NotificationChannel, string> = { email: 'E-mail', sms: 'SMS' };

/** What stands in the way of a channel, for whoever can tell the one who runs the server. */
export const CHANNEL_CLOSED: Record<NotificationChannel, string> = {
  email: 'E-mail is not set up on the server (SMTP_URL, MAIL_FROM).',
  sms: 'Text messages are not set up on the server (SMS_WEBHOOK_URL).',
};
