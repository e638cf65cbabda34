import { looksLikeEmail } from '@pasal/shared/domain';
import { presentMailSettings } from '../site/mail-settings';
import { presentSettings } from '../site/site.presenter';
import { DeliveryError } from './delivery-error';
import { contentOf, textMessageOf, type Sender } from './notification-content';
import { htmlText, plainText } from './notification-email';
import { subjectOf } from './notification-subject';
import { htmlNotice, plainNotice } from './notice-email';
import type {
  ClaimedNotification,
  DueNotice,
  DueNotification,
  readSender,
} from './outbox.repository';
import type { SendEmail } from './send-email';
import type { SendSms } from './send-sms';

const NO_TEXT_MESSAGE = 'This is not told by text message.';

/** The ways out that this server has. */
export interface Senders {
  email?: SendEmail;
  sms?: SendSms;
}

/** Settings as messages need them. */
export function senderOf(stored: Awaited<ReturnType<typeof readSender>>, shopUrl: string): Sender {
  return { site: presentSettings(stored.site), mail: presentMailSettings(stored.mail), shopUrl };
}

/**
 * One name for one message, whoever sends it and how often. The moment it was written tells it from
 * one with the same number in another shop or in a restored one.
 */
function nameOf({ notification_id, written_at }: ClaimedNotification): string {
  return `pasal-${notification_id}-${written_at.getTime().toString(36)}`;
}

/** Whom a message goes to; null while the shop has not said where it is reached. */
export function recipientOf(
  { recipient }: ClaimedNotification,
  { site, mail }: Sender,
): string | null {
  if (recipient !== null) return recipient;
  const address = mail.notify_email || site.email;
  return looksLikeEmail(address) ? address : null;
}

/** Subject and text of an e-mail. */
function wordsOf(notification: DueNotification | DueNotice, sender: Sender) {
  if ('notice' in notification) {
    const { notice } = notification;
    const { subject } = notice;
    return { subject, text: plainNotice(notice, sender), html: htmlNotice(notice, sender) };
  }
  const content = contentOf(notification, sender);
  const subject = subjectOf({ ...notification, status: notification.told_status });
  return { subject, text: plainText(content), html: htmlText(content) };
}

/**
 * Hands one message over.
 * @throws DeliveryError
 */
export async function deliverNotification(
  notification: DueNotification | DueNotice,
  to: string,
  {
    sender,
    senders,
    mailFrom,
    signal,
  }: { sender: Sender; senders: Senders; mailFrom: string; signal: AbortSignal },
): Promise<void> {
  const id = nameOf(notification);
  if (notification.channel === 'sms') {
    if ('notice' in notification) throw new DeliveryError(NO_TEXT_MESSAGE, { isFinal: true });
    await senders.sms?.({ to, text: textMessageOf(notification, sender), id }, signal);
    return;
  }
  if (!looksLikeEmail(to)) throw new DeliveryError('This is no e-mail address.', { isFinal: true });
  const { site, mail } = sender;
  await senders.email?.(
    {
      to,
      senderName: mail.sender_name || site.shop_name,
      replyTo: notification.audience === 'buyer' && looksLikeEmail(site.email) ? site.email : '',
      ...wordsOf(notification, sender),
      messageId: `${id}@${mailFrom.split('@').at(-1)}`,
    },
    signal,
  );
}
