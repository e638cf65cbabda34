/** The shop's messages to staff about the emails and text messages it sends. */
export const noSuchNotification = "This message doesn't exist.";
export const retrying = 'The message will be resent shortly.';
export const countOf = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
export function retryingMany(count: number): string {
  if (count === 0) return 'There are no messages to resend.';
  return `${countOf(count)} will be resent shortly.`;
}
export const discardedMany = (count: number) =>
  count === 0 ? 'There are no messages to discard.' : `${countOf(count)} won't be sent.`;
export const discardedBy = (email: string) => `Discarded by ${email}.`;
export const notToDiscard = 'Only failed messages and messages on hold can be discarded.';
export const notToRetry = 'This message has already been sent or is about to be.';
export const channelClosed = {
  email: "This shop can't send email yet. Ask your technician to set SMTP_URL and MAIL_FROM.",
  sms: "This shop can't send text messages yet. Ask your technician to set SMS_WEBHOOK_URL.",
} as const;
