import {
  NOTIFICATION_NAMES,
  type MailSettings,
  type NotificationName,
} from '@pasal/shared/contracts';
import { looksLikeEmail } from '@pasal/shared/domain';
import { invalid } from '@pasal/core/errors/domain-error';
import { defineSetting } from './define-setting';
import { invalidEmail } from './messages';
import { isSentByDefault } from './stage-notifications';

/** Key of the mail setting's row, which visitors never read. */
export const MAIL_KEY = 'mail' as const;

const SENT_BY_DEFAULT = Object.fromEntries(
  NOTIFICATION_NAMES.map((notification) => [notification, isSentByDefault(notification)]),
) as Record<NotificationName, boolean>;

/** Defaults: in the shop's name, to its own address; of the stages, only those that buyers need. */
const DEFAULTS: MailSettings = { sender_name: '', notify_email: '', send: SENT_BY_DEFAULT };

/** A wrong address would lose every notification to the shop. @throws DomainError 400 */
function checkAddress(settings: MailSettings): MailSettings {
  const { notify_email } = settings;
  if (notify_email === '' || looksLikeEmail(notify_email)) return settings;
  throw invalid(invalidEmail, { path: 'notify_email', message: invalidEmail });
}

/** Which messages are sent. A message added later has its default until someone saves the setting. */
export const mailSetting = defineSetting<MailSettings>({
  key: MAIL_KEY,
  name: 'Message settings',
  present: (stored) => ({ ...DEFAULTS, ...stored, send: { ...SENT_BY_DEFAULT, ...stored.send } }),
  accept: checkAddress,
});
