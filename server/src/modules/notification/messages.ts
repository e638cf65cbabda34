/** What the shop says to staff about the messages it sends. */
export const noSuchNotification = 'This message does not exist.';
export const retrying = 'The message will be sent again shortly.';
export const countOf = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
export function retryingMany(count: number): string {
  if (count === 0) return 'There is no message this server can send again.';
  return `${countOf(count)} will be sent again shortly.`;
}
export const discardedMany = (count: number) =>
  count === 0 ? 'There is no message to discard.' : `${countOf(count)} will not be sent.`;
export const discardedBy = (email: string) => `Discarded by ${email}.`;
export const notToDiscard =
  'Only a message that failed or is kept can be discarded. This one is neither.';
export const notToRetry = 'This message has been sent already or is about to be.';
export const channelClosed = {
  email: 'This shop cannot send e-mail yet: SMTP_URL and MAIL_FROM are not set on the server.',
  sms: 'This shop cannot send text messages yet: SMS_WEBHOOK_URL is not set on the server.',
} as const;
