import { sql, type Kysely } from 'kysely';

// One row per message, written in the transaction of the event it reports. The text is made when the message
// is sent, from the order's own snapshot, so a row stays small. Each page has free room: every row changes
// twice.
const statements = [
  `create table outbox (
    id integer generated always as identity primary key,
    order_id integer not null references orders on delete cascade,
    kind text not null,
    audience text not null check (audience in ('buyer', 'shop')),
    channel text not null check (channel in ('email', 'sms')),
    status text not null,
    recipient text,
    state text not null default 'waiting'
      check (state in ('waiting', 'sent', 'failed', 'held')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null default now(),
    claimed_until timestamptz,
    last_error text,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    check ((state = 'sent') = (sent_at is not null))
  ) with (fillfactor = 80)`,
  `create index outbox_due on outbox (next_attempt_at) where state = 'waiting'`,
  `create index outbox_state on outbox (state, id desc)`,
  `create index outbox_sent on outbox (sent_at) where state = 'sent'`,
  `alter table order_history add by_customer boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
