import { sql, type RawBuilder } from 'kysely';
import type {
  NotificationName,
  NotificationAudience,
  NotificationChannel,
  NotificationKind,
} from '@pasal/shared/contracts';
import { MAIL_KEY } from '../settings/mail-setting';

interface NotificationParts {
  kind: NotificationKind;
  audience: NotificationAudience;
  channel: NotificationChannel;
}

/** Prefix of the marks of messages that a rule sends before the parcel arrives. */
export const FIRST_MARK = 'first:';

/** Parts that depend on the order alone; parcel stages have their own statement. */
const PARTS = {
  order_placed_buyer_email: { kind: 'order_placed', audience: 'buyer', channel: 'email' },
  order_placed_buyer_sms: { kind: 'order_placed', audience: 'buyer', channel: 'sms' },
  order_placed_shop_email: { kind: 'order_placed', audience: 'shop', channel: 'email' },
  status_changed_buyer_email: { kind: 'status_changed', audience: 'buyer', channel: 'email' },
  status_changed_buyer_sms: { kind: 'status_changed', audience: 'buyer', channel: 'sms' },
  cancelled_by_buyer_shop_email: {
    kind: 'cancelled_by_buyer',
    audience: 'shop',
    channel: 'email',
  },
  return_asked_shop_email: { kind: 'return_asked', audience: 'shop', channel: 'email' },
} as const satisfies Partial<Record<NotificationName, NotificationParts>>;
type OrderNotification = keyof typeof PARTS;

const rowOf = (notification: OrderNotification) => {
  const { kind, audience, channel }: NotificationParts = PARTS[notification];
  const recipient = { email: 'told.email', sms: 'told.phone' }[channel];
  return `('${notification}', '${kind}', '${audience}', '${channel}',
    ${audience === 'shop' ? 'null' : recipient})`;
};

/**
 * Writes messages to the outbox as part of the statement that changes the order, so that they exist exactly when the change does. Skips
 * messages that are switched off or have no address: a customer on the phone may have no email address.
 * @param table has the order's `id`, `email`, `phone` and `status`, in one row
 * @param customerMessage the message to the buyer or from the buyer to the shop: a text, or SQL that builds one from the row
 * @param isFirst true for a message before the parcel arrives: sent once per order, and not for a cancelled one
 */
export function insertNotifications(
  table: string,
  notifications: readonly OrderNotification[],
  customerMessage: string | RawBuilder<unknown> | null = null,
  isFirst = false,
): RawBuilder<unknown> {
  return sql`
    insert into outbox (order_id, kind, audience, channel, recipient, status, customer_message, mark)
    select told.id, notification.kind, notification.audience, notification.channel, notification.recipient, told.status,
      ${customerMessage}::text,
      ${isFirst ? sql`format('%s%s:%s', ${FIRST_MARK}::text, told.id, notification.channel)` : sql`null`}
    from ${sql.table(table)} as told, lateral (values ${sql.raw(notifications.map(rowOf).join(', '))})
      as notification (name, kind, audience, channel, recipient)
    where (select value -> 'send' from site_setting where key = ${sql.lit(MAIL_KEY)})
      ->> notification.name is distinct from 'false'
      and notification.recipient is distinct from ''`;
}
