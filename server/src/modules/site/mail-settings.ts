import {
  NOTIFICATION_NAMES,
  type MailSettings,
  type NotificationName,
} from '@pasal/shared/contracts';
import { isSentUnlessSaid } from '../notification/stage-notifications';

/** Key of the setting row that no visitor reads. */
export const MAIL_KEY = 'mail' as const;

const UNLESS_SAID = Object.fromEntries(
  NOTIFICATION_NAMES.map((notification) => [notification, isSentUnlessSaid(notification)]),
) as Record<NotificationName, boolean>;

/** Before anyone has saved some: in the shop's name, to its own address, of stages only what buyers must know. */
const DEFAULT_MAIL_SETTINGS: MailSettings = {
  sender_name: '',
  notify_email: '',
  send: UNLESS_SAID,
};

/** Stored settings over the defaults, so that a message added later is sent as it is before anyone has said. */
export function presentMailSettings(stored: Partial<MailSettings>): MailSettings {
  return {
    ...DEFAULT_MAIL_SETTINGS,
    ...stored,
    send: { ...UNLESS_SAID, ...stored.send },
  };
}
