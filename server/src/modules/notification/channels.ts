import { NOTICE_CHANNELS, type NoticeChannel, type NoticeChannels } from '@pasal/shared/contracts';
import type { Config } from '../../config/config';

type Delivery = Pick<Config, 'smtp' | 'smsWebhook'>;

/** Which channels this server can send through. */
export function channelsOf({ smtp, smsWebhook }: Delivery): NoticeChannels {
  return { email: smtp !== undefined, sms: smsWebhook !== undefined };
}

/** The names of those it can send through. */
export function openChannels(config: Delivery): NoticeChannel[] {
  const channels = channelsOf(config);
  return NOTICE_CHANNELS.filter((channel) => channels[channel]);
}
