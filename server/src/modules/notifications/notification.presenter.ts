import type { Notification } from '@pasal/shared/contracts';
import type { Localisable } from '@pasal/core/errors/wording';
import { readReason } from './reason-messages';
import { subjectOfStored } from './notification-subject';
import type { NotificationRow } from './notification.repository';

/** A message as staff see it: one to a buyer as it was sent, all others in the reader's language. */
export function presentNotification(row: NotificationRow): Localisable<Notification> {
  const { id, kind, audience, channel, recipient, order_id, order_number, state } = row;
  return {
    id,
    created_at: row.created_at.toISOString(),
    kind,
    audience,
    channel,
    recipient,
    order_id,
    order_number,
    subject: subjectOfStored(row),
    state,
    attempts: row.attempts,
    next_attempt_at: state === 'waiting' ? row.next_attempt_at.toISOString() : null,
    last_error: row.last_error === null ? null : readReason(row.last_error),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
