import { sql, type RawBuilder } from 'kysely';
import type { Notice, NoticeAudience, NoticeChannel, NoticeKind } from '@pasal/shared/contracts';
import { MAIL_KEY } from '../site/mail-settings';

interface NoticeParts {
  kind: NoticeKind;
  audience: NoticeAudience;
  channel: NoticeChannel;
}

const PARTS: Record<Notice, NoticeParts> = {
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
};

const rowOf = (notice: Notice) => {
  const { kind, audience, channel } = PARTS[notice];
  const recipient = { email: 'told.email', sms: 'told.phone' }[channel];
  return `('${notice}', '${kind}', '${audience}', '${channel}',
    ${audience === 'shop' ? 'null' : recipient})`;
};

/**
 * Writes messages to the outbox as part of the statement they tell of, so that they are there exactly
 * when it is. Those that are switched off are not written, nor those that can reach nobody: a customer
 * on the phone may have no e-mail address.
 * @param table has the order's `id`, `email`, `phone` and `status`, in one row
 */
export function insertNotices(table: string, notices: readonly Notice[]): RawBuilder<unknown> {
  return sql`
    insert into outbox (order_id, kind, audience, channel, recipient, status)
    select told.id, notice.kind, notice.audience, notice.channel, notice.recipient, told.status
    from ${sql.table(table)} as told, lateral (values ${sql.raw(notices.map(rowOf).join(', '))})
      as notice (name, kind, audience, channel, recipient)
    where (select value -> 'send' from site_setting where key = ${sql.lit(MAIL_KEY)})
      ->> notice.name is distinct from 'false'
      and notice.recipient is distinct from ''`;
}
