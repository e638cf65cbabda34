import { sql, type Kysely } from 'kysely';
import type {
  CalendarSettings,
  Looks,
  MailSettings,
  ReadyRemarks,
  NotificationAudience,
  NotificationChannel,
  NotificationKind,
  OrderStatus,
  SiteSettings,
  NotifiedStage,
} from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import type { StoredNotice } from './add-notice';
import type { Database } from '../../db/schema';
import { FIRST_MARK } from '../order-record/outbox.statement';
import { ORDER_COLUMNS, ORDER_TABLES, type OrderRow } from '../order-read/order.columns';

/** Messages claimed per round and sent concurrently. */
const BATCH = 5;
/** Seconds a claim lasts. Longer than any attempt may take, so that no other server begins one in the meantime. */
const CLAIM_SECONDS = 120;

const inSeconds = (seconds: number) => sql`make_interval(secs => ${seconds}::double precision)`;

/** A message that only this server may send for the next `CLAIM_SECONDS`. */
export interface ClaimedNotification {
  notification_id: number;
  /** The number of this attempt, which distinguishes this claim from a later one. */
  attempts: number;
  kind: NotificationKind;
  audience: NotificationAudience;
  channel: NotificationChannel;
  recipient: string | null;
  written_at: Date;
}

/** A message about an order, with the order's current data. */
export type DueNotification = ClaimedNotification &
  OrderRow & {
    told_status: OrderStatus;
    /** For a message about a parcel: its stage, its courier, and whether it is one of several. */
    told_stage: NotifiedStage | null;
    courier: string | null;
    consignment: string | null;
    is_part: boolean;
    /** Sent by a rule before the parcel arrives. */
    is_first: boolean;
    /** The staff's message to the buyer. */
    customer_message: string | null;
    deleted_at: Date | null;
  };

/** A message without an order. */
export type DueNotice = ClaimedNotification & { notice: StoredNotice };

/**
 * Holds messages that cannot be sent from here: `open` names the configured channels. Messages that another server is sending are not
 * affected.
 */
export async function holdClosed(db: Kysely<Database>, open: readonly NotificationChannel[]) {
  await sql`
    update outbox set state = 'held'
    where state = 'waiting' and channel <> all(${sql.val([...open])}::text[])
      and (claimed_until is null or claimed_until <= now())
  `.execute(db);
}

/**
 * Claims due messages, oldest first. Servers that share the database never get the same one: rows being claimed are skipped, and claimed
 * ones are not taken until their claim ends.
 * @param isOfOrder which of them
 */
const claiming = (open: readonly NotificationChannel[], isOfOrder: boolean) => sql`
  due as materialized (
    select id from outbox
    where state = 'waiting' and next_attempt_at <= now()
      and (claimed_until is null or claimed_until <= now())
      and channel = any(${sql.val([...open])}::text[])
      and order_id is ${sql.raw(isOfOrder ? 'not null' : 'null')}
    order by next_attempt_at, id limit ${BATCH}
    for update skip locked
  ),
  claimed as (
    update outbox
    set attempts = attempts + 1, claimed_until = now() + ${inSeconds(CLAIM_SECONDS)}
    from due where outbox.id = due.id
    returning outbox.*
  )`;

const CLAIMED = sql.raw(`claimed.id as notification_id, claimed.attempts, claimed.kind,
  claimed.audience, claimed.channel, claimed.recipient, claimed.created_at as written_at`);

/** Claims messages about orders. */
export async function claimDue(
  db: Kysely<Database>,
  open: readonly NotificationChannel[],
): Promise<DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    with ${claiming(open, true)}
    select ${CLAIMED}, claimed.status as told_status, claimed.stage as told_stage,
      coalesce(starts_with(claimed.mark, ${FIRST_MARK}), false) as is_first,
      case when claimed.stage is null then claimed.customer_message end as customer_message,
      courier.name as courier, parcel.consignment,
      exists (select from parcel as other where other.order_id = orders.id and other.id <> claimed.parcel_id) as is_part,
      orders.deleted_at, ${sql.raw(ORDER_COLUMNS)}
    from claimed join orders on orders.id = claimed.order_id ${sql.raw(ORDER_TABLES)}
      left join parcel on parcel.id = claimed.parcel_id left join courier on courier.id = parcel.courier_id
    order by claimed.id
  `.execute(db);
  return rows;
}

/** Claims messages without an order. */
export async function claimNotices(
  db: Kysely<Database>,
  open: readonly NotificationChannel[],
): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    with ${claiming(open, false)}
    select ${CLAIMED}, claimed.notice from claimed order by claimed.id
  `.execute(db);
  return rows;
}

/** The result of an attempt. */
export type Outcome =
  | { state: 'sent'; recipient: string }
  | { state: 'failed' | 'held' | 'discarded'; reason: string }
  | { state: 'waiting'; reason: string; seconds: number };

/** Writes the outcome of an attempt, unless its claim has ended and another attempt began. */
export async function settle(
  db: Kysely<Database>,
  { notification_id, attempts }: Pick<ClaimedNotification, 'notification_id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  const isSent = outcome.state === 'sent';
  await db
    .updateTable('outbox')
    .set({
      state: outcome.state,
      claimed_until: null,
      last_error: isSent ? null : outcome.reason,
      sent_at: isSent ? sql<Date>`now()` : null,
      ...(isSent && { recipient: outcome.recipient }),
      ...(outcome.state === 'waiting' && {
        next_attempt_at: sql<Date>`now() + ${inSeconds(outcome.seconds)}`,
      }),
    })
    .where('id', '=', notification_id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'waiting')
    .execute();
}

/** The language of the staff member with the address that the shop's messages go to; English if there is none. */
async function readLanguage(db: Kysely<Database>, email: string | undefined): Promise<Language> {
  if (!email) return 'en';
  const member = await db
    .selectFrom('staff')
    .select('language')
    .where('email_key', '=', (eb) => eb.fn<string>('lower', [eb.val(email)]))
    .executeTakeFirst();
  return member?.language ?? 'en';
}

/** Stored settings about the sender of messages and the shop's own addresses. */
export async function readSender(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('site_setting')
    .select(['key', 'value'])
    .where('key', 'in', ['site', 'mail', 'looks', 'calendar', 'remarks'])
    .execute();
  const valueOf = (key: string): object => rows.find((row) => row.key === key)?.value ?? {};
  const site: Partial<SiteSettings> = valueOf('site');
  const mail: Partial<MailSettings> = valueOf('mail');
  return {
    site,
    mail,
    language: await readLanguage(db, mail.notify_email || site.email),
    looks: valueOf('looks') as Partial<Looks>,
    calendar: valueOf('calendar') as Partial<CalendarSettings>,
    remarks: valueOf('remarks') as Partial<ReadyRemarks>,
  };
}
