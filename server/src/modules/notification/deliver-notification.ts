import { looksLikeEmail } from '@pasal/shared/domain';
import { presentMailSettings } from '../site/mail-settings';
import { presentSettings } from '../site/site.presenter';
import { DeliveryError } from './delivery-error';
import { contentOf, textMessageOf, type Sender } from './notification-content';
import { htmlText, plainText } from './notification-email';
import { subjectOf } from './notification-subject';
import type { DueNotification, readSender } from './outbox.repository';
import type { SendEmail } from './send-email';
import type { SendSms } from './send-sms';

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
function nameOf({ notification_id, written_at }: DueNotification): string {
  return `pasal-${notification_id}-${written_at.getTime().toString(36)}`;
}

/** Whom a message goes to; null while the shop has not said where it is reached. */
export function recipientOf({ recipient }: DueNotification, { site, mail }: Sender): string | null {
  if (recipient !== null) return recipient;
  const address = mail.notify_email || site.email;
  return looksLikeEmail(address) ? address : null;
}

/**
 * Hands one message over.
 * @throws DeliveryError
 */
export async function deliverNotification(
  notification: DueNotification,
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
    await senders.sms?.({ to, text: textMessageOf(notification, sender), id }, signal);
    return;
  }
  if (!looksLikeEmail(to)) throw new DeliveryError('This is no e-mail address.', { isFinal: true });
  const content = contentOf(notification, sender);
  const { site, mail } = sender;
  await senders.email?.(
    {
      to,
      senderName: mail.sender_name || site.shop_name,
      replyTo: notification.audience === 'buyer' && looksLikeEmail(site.email) ? site.email : '',
      subject: subjectOf({ ...notification, status: notification.told_status }),
      text: plainText(content),
      html: htmlText(content),
      messageId: `${id}@${mailFrom.split('@').at(-1)}`,
    },
    signal,
  );
}
