import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChannels,
} from '@pasal/shared/contracts';
import type { Config } from '../../config/config';

type Delivery = Pick<Config, 'smtp' | 'smsWebhook'>;

/** Which channels this server can send through. */
export function channelsOf({ smtp, smsWebhook }: Delivery): NotificationChannels {
  return { email: smtp !== undefined, sms: smsWebhook !== undefined };
}

/** The names of those it can send through. */
export function openChannels(config: Delivery): NotificationChannel[] {
  const channels = channelsOf(config);
  return NOTIFICATION_CHANNELS.filter((channel) => channels[channel]);
}
