import type { Kysely } from 'kysely';
import type { Config } from '../../config';
import type { Database } from '../../db/schema';
import { conflict, notFound } from '../../http/errors';
import { openChannels } from './channels';
import * as messages from './messages';
import * as repository from './notification.repository';

/** States a message does not leave by itself. */
const RESTING = ['failed', 'held'] as const;

/**
 * Lets one message begin anew; what it looks like then.
 * @throws ApiError 404; 409 unless it failed or is held, and when this server cannot send it
 */
export async function retryOne(db: Kysely<Database>, config: Config, id: number) {
  const channels = openChannels(config);
  const retried = await repository.retryNotifications(db, { states: RESTING, channels, id });
  const row = await repository.findNotification(db, id);
  if (row === undefined) throw notFound(messages.NO_SUCH_NOTIFICATION);
  if (retried > 0) return row;
  const isClosed = !channels.includes(row.channel);
  throw conflict(isClosed ? messages.CHANNEL_CLOSED[row.channel] : messages.NOT_TO_RETRY);
}
