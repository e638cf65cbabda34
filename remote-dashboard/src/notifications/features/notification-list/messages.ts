import type { NotificationChannel, NotificationState } from '@pasal/shared/contracts';
const count = (total: number) => (total === 1 ? '1 message' : `${total} messages`);

export const title = 'Notifications';
/** The toasts' place is called like the page. */
export const list = 'Shop messages';
export const about = 'Emails and text messages about orders, to customers and to the shop.';
export const written = 'Written';
export const message = 'Message';
export const to = 'To';
export const state = 'Status';
export const shop = 'The shop';
export const nextAt = (time: string) => `Next attempt ${time}`;
export const soon = 'Sending shortly';
export const attempts = (total: number) =>
  total === 1 ? 'after 1 attempt' : `after ${total} attempts`;
export const again = 'Send Again';
export const retryFailed = 'Failed to send again!';
export const overview = 'Unsent messages';
export const failedMany = (total: number) => `${count(total)} couldn't be sent.`;
export const heldMany = (total: number) =>
  `${count(total)} ${total === 1 ? 'is' : 'are'} on hold until the shop can send.`;
export const sendFailed = 'Resend failed';
export const sendHeld = 'Send all on hold';
export const discard = 'Discard';
export const discardAll = { failed: 'Discard all failed', held: 'Discard all on hold' } as const;
export const discardTitle = (total: number) => `Discard ${count(total)}?`;
export const discardText = "Discarded messages won't be sent. They stay in this list for a while.";
export const goes = 'Unsent messages are deleted after 90 days.';

export const stateLabels: Record<NotificationState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'On hold',
  discarded: 'Discarded',
};

export const channelLabels: Record<NotificationChannel, string> = { email: 'Email', sms: 'SMS' };

/** The reason why a channel does not work; staff pass it to the person who runs the server. */
export const channelClosed: Record<NotificationChannel, string> = {
  email: "Email isn't connected yet. Ask your technician to connect it.",
  sms: "Text messages aren't connected yet. Ask your technician to connect them.",
};

/** The table's texts. */
export const table = {
  title,
  things: 'notifications',
  failed: 'Failed to fetch notifications.',
  empty: 'No notifications found',
  emptyText: 'Messages appear here when customers place orders.',
  emptyFiltered: 'No messages have this status.',
} as const;
