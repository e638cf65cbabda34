import {
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  type NotificationChannels,
} from '@pasal/shared/contracts';
import type { Config } from '../../config/config';

type Delivery = Pick<Config, 'smtp' | 'smsWebhook'>;

/** Whether each channel is configured on this server. */
export function channelsOf({ smtp, smsWebhook }: Delivery): NotificationChannels {
  return { email: smtp !== undefined, sms: smsWebhook !== undefined };
}

/** The names of the configured channels. */
export function openChannels(config: Delivery): NotificationChannel[] {
  const channels = channelsOf(config);
  return NOTIFICATION_CHANNELS.filter((channel) => channels[channel]);
}
