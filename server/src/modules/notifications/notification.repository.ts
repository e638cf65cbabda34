import { sql, type Kysely, type Transaction } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  type NotificationChannel,
  type NotificationState,
  type NotificationQuery,
} from '@pasal/shared/contracts';
import type { Database } from '../../db/schema';

const COLUMNS = [
  'outbox.id',
  'outbox.created_at',
  'outbox.kind',
  'outbox.audience',
  'outbox.channel',
  'outbox.status',
  'outbox.stage as told_stage',
  'outbox.recipient',
  'outbox.order_id',
  'outbox.notice',
  'outbox.state',
  'outbox.attempts',
  'outbox.next_attempt_at',
  'outbox.last_error',
  'outbox.sent_at',
  'orders.order_number',
  'orders.language',
] as const;

function messagesWithOrder(db: Kysely<Database>) {
  return db
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .select([...COLUMNS]);
}

export function findNotification(db: Kysely<Database>, id: number) {
  return messagesWithOrder(db).where('outbox.id', '=', id).executeTakeFirst();
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

/** One page of messages, newest first. */
export function listNotifications(
  db: Kysely<Database>,
  { page = 1, limit = DASHBOARD_PAGE_SIZE, state }: NotificationQuery,
): Promise<NotificationRow[]> {
  return messagesWithOrder(db)
    .$if(state !== undefined, (query) =>
      query.where('outbox.state', '=', state as NotificationState),
    )
    .orderBy('outbox.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

/** The number of messages in each state. */
export async function countByState(
  db: Kysely<Database>,
): Promise<Record<NotificationState, number>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', sql<number>`count(*)::integer`.as('total')])
    .groupBy('state')
    .execute();
  const none = { waiting: 0, sent: 0, failed: 0, held: 0, discarded: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, total }) => [state, total])) };
}

interface Discard {
  states: readonly NotificationState[];
  /** The reason shown to staff. */
  reason: string;
  /** All of them if absent. */
  id?: number;
}

/** Discards messages, except those that are waiting or being sent. @returns how many */
export async function discardNotifications(
  trx: Transaction<Database>,
  { states, reason, id }: Discard,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ state: 'discarded', last_error: reason })
    .where('state', 'in', states)
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

interface Retry {
  states: readonly NotificationState[];
  channels: readonly NotificationChannel[];
  /** All of them if absent. */
  id?: number;
}

/**
 * Queues messages again, except those that are being sent.
 * @returns how many
 */
export async function retryNotifications(db: Kysely<Database>, retry: Retry): Promise<number> {
  const { states, channels, id } = retry;
  if (channels.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'waiting',
      attempts: 0,
      next_attempt_at: sql<Date>`now()`,
      claimed_until: null,
      last_error: null,
    })
    .where('state', 'in', states)
    .where('channel', 'in', channels)
    .$if(id !== undefined, (query) => query.where('id', '=', id as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
