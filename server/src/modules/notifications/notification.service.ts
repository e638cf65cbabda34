import type { Kysely } from 'kysely';
import {
  RESTING_NOTIFICATION_STATES,
  type RestingNotificationState,
  type User,
} from '@pasal/shared/contracts';
import type { Config } from '../../config/config';
import type { Database } from '../../db/schema';
import { conflict, notFound } from '@pasal/core/errors/domain-error';
import { fill } from '@pasal/core/errors/sentences';
import { localise } from '@pasal/core/errors/wording';
import { recordActivity } from '../activity/record-activity';
import { openChannels } from '../settings/channels';
import * as messages from './messages';
import { discardedBy } from './reason-messages';
import { subjectOfStored } from './notification-subject';
import * as repository from './notification.repository';
import { notificationLog } from './log';

/**
 * Queues one message again; returns its new state.
 * @throws DomainError 404; 409 unless it failed or is held, and if this server cannot send it
 */
export async function retryOne(db: Kysely<Database>, config: Config, id: number) {
  const channels = openChannels(config);
  const retried = await repository.retryNotifications(db, {
    states: RESTING_NOTIFICATION_STATES,
    channels,
    id,
  });
  const row = await repository.findNotification(db, id);
  if (row === undefined) throw notFound(messages.noSuchNotification);
  if (retried > 0) return row;
  const isClosed = !channels.includes(row.channel);
  throw conflict(isClosed ? messages.channelClosed[row.channel] : messages.notToRetry);
}

/**
 * Discards one message, and logs who did.
 * @throws DomainError 404; 409 unless it failed or is held
 */
export async function discardOne(db: Kysely<Database>, actor: User, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const states = RESTING_NOTIFICATION_STATES;
    const reason = fill(discardedBy, actor.email).en;
    const discarded = await repository.discardNotifications(trx, { states, reason, id });
    const row = await repository.findNotification(trx, id);
    if (row === undefined) throw notFound(messages.noSuchNotification);
    if (discarded === 0) throw conflict(messages.notToDiscard);
    const name = localise<string>(subjectOfStored(row), 'en');
    await recordActivity(trx, actor, { log: notificationLog, action: 'delete', id, name });
  });
}

/** Discards all messages in a state. @returns how many */
export function discardAll(
  db: Kysely<Database>,
  actor: User,
  state: RestingNotificationState,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const reason = fill(discardedBy, actor.email).en;
    const discarded = await repository.discardNotifications(trx, { states: [state], reason });
    if (discarded > 0) {
      await recordActivity(trx, actor, {
        log: notificationLog,
        action: 'delete',
        id: null,
        name: messages.countOf(discarded).en,
      });
    }
    return discarded;
  });
}
