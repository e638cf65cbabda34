import {
  NOTIFICATION_NAMES,
  type MailSettings,
  type NotificationName,
} from '@pasal/shared/contracts';

/** Key of the setting row that no visitor reads. */
export const MAIL_KEY = 'mail' as const;

const EVERYTHING = Object.fromEntries(
  NOTIFICATION_NAMES.map((notification) => [notification, true]),
) as Record<NotificationName, boolean>;

/** Before anyone has saved some: everything is sent, in the shop's name, to its own address. */
const DEFAULT_MAIL_SETTINGS: MailSettings = {
  sender_name: '',
  notify_email: '',
  send: EVERYTHING,
};

/** Stored settings over the defaults, so that a message added later is sent. */
export function presentMailSettings(stored: Partial<MailSettings>): MailSettings {
  return {
    ...DEFAULT_MAIL_SETTINGS,
    ...stored,
    send: { ...EVERYTHING, ...stored.send },
  };
}
