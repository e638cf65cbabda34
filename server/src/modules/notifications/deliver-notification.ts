import { looksLikeEmail, makeBsCalendar } from '@pasal/shared/domain';
import { calendarSetting } from '../settings/calendar-setting';
import { presentLooks } from '../settings/looks';
import { mailSetting } from '../settings/mail-setting';
import { messagesInNepali } from '../settings/remarks-setting';
import { presentSettings } from '../settings/present-site';
import { DeliveryError } from './delivery-error';
import { contentOf, languageFor, textMessageOf, type Sender } from './notification-content';
import { htmlText, plainText } from './notification-email';
import { subjectOf } from './notification-subject';
import { htmlNotice, plainNotice } from './notice-email';
import type {
  ClaimedNotification,
  DueNotice,
  DueNotification,
  readSender,
} from './outbox.repository';
import * as reasons from './reason-messages';
import type { SendEmail } from './send-email';
import type { SendSms } from './send-sms';
import { wordsIn } from './words-in';

/** The channels configured on this server. */
export interface Senders {
  email?: SendEmail;
  sms?: SendSms;
}

/** Settings as messages need them. */
export function senderOf(stored: Awaited<ReturnType<typeof readSender>>, shopUrl: string): Sender {
  const { paper, years } = calendarSetting.present(stored.calendar);
  return {
    site: presentSettings(stored.site),
    mail: mailSetting.present(stored.mail),
    logo: presentLooks(stored.looks).logo,
    datesIn: (language) => wordsIn(language).makeDates(paper, makeBsCalendar(years)),
    language: stored.language,
    told: messagesInNepali(stored.remarks),
    shopUrl,
  };
}

/**
 * A name for a message that is the same on every server and at every attempt. It contains the creation time, to differ from a message with
 * the same number in another shop or a restored one.
 */
function nameOf({ notification_id, written_at }: ClaimedNotification): string {
  return `pasal-${notification_id}-${written_at.getTime().toString(36)}`;
}

/** The recipient of a message; null while the shop has no address for its own messages. */
export function recipientOf(
  { recipient }: ClaimedNotification,
  { site, mail }: Sender,
): string | null {
  if (recipient !== null) return recipient;
  const address = mail.notify_email || site.email;
  return looksLikeEmail(address) ? address : null;
}

/** Subject and text of an email; messages to remote teams are in English. */
function wordsOf(notification: DueNotification | DueNotice, sender: Sender) {
  if ('notice' in notification) {
    const { notice, audience } = notification;
    const nepali = audience === 'shop' && sender.language === 'ne' ? notice.ne : undefined;
    const language = nepali === undefined ? 'en' : 'ne';
    const said = nepali ?? notice;
    const { subject } = said;
    return {
      subject,
      text: plainNotice(said, sender, language),
      html: htmlNotice(said, sender, language),
    };
  }
  const content = contentOf(notification, sender);
  const language = languageFor(notification, sender);
  const subject = subjectOf({ ...notification, status: notification.told_status, language });
  return { subject, text: plainText(content), html: htmlText(content, sender) };
}

/**
 * Sends one message.
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
    if ('notice' in notification)
      throw new DeliveryError(reasons.noTextMessage.en, { isFinal: true });
    await senders.sms?.({ to, text: textMessageOf(notification, sender), id }, signal);
    return;
  }
  if (!looksLikeEmail(to)) throw new DeliveryError(reasons.noEmailAddress.en, { isFinal: true });
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
