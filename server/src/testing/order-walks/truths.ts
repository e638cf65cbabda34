import { sql, type Kysely } from 'kysely';
import {
  CASH_KINDS,
  EVENT_SOURCES,
  PARCEL_EVENTS,
  PARCEL_STAGES,
  RETURN_STATES,
  SETTLEMENT_SOURCES,
  STOCK_REASONS,
  type ParcelStage,
} from '@pasal/shared/contracts';
import { needsReason } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { STOCK_CHECKS } from '../../operator/stock-checks';
import { brokenInvariants } from '../database/invariants';

type Db = Kysely<Database>;

/** Truths in addition to the invariants of every shop, as statements that find violations; walks delete no product. */
const TRUTHS: readonly string[] = [
  // A parcel's stage is sent once through each channel, and never while its order is cancelled.
  `select format('Parcel %s was told of %s %s times by %s.', parcel_id, stage, count(*), channel) as finding
   from outbox where stage is not null group by parcel_id, stage, channel having count(*) > 1`,
  `select format('Parcel %s was told of %s after it was cancelled.', parcel_id, stage) as finding
   from outbox where stage is not null and status = 'cancel'`,
  // Each news in the history is sent once through each channel, and nothing else is sent.
  `select format('Order %s says %s news, but %s were told by %s.', order_number, said, told, channel) as finding
   from orders cross join (values ('email'), ('sms')) as way (channel), lateral (
     select count(*) as told from outbox where order_id = orders.id and kind = 'status_changed'
       and audience = 'buyer' and stage is null and outbox.channel = way.channel
   ) as outbox, lateral (
     select count(*) as said from order_history where order_id = orders.id and from_status is not null
       and (from_status <> to_status or customer_message is not null)
   ) as history where told <> said`,
  // Statuses follow each other in the history, each with its reason.
  `select format('Order %s was %s, but went from %s to %s because of "%s".', order_id, before, from_status, to_status,
     remarks) as finding
   from (
     select *, lag(to_status) over (partition by order_id order by id) as before from order_history
   ) as told
   where before is distinct from from_status
     or (from_status <> to_status and coalesce(remarks, '') = '')`,
  `select format('Order %s is %s, but its history says %s.', order_number, status, to_status) as finding
   from orders, lateral (
     select to_status from order_history where order_id = orders.id order by id desc limit 1
   ) as latest where to_status <> status`,
  // The goods an order took and has not returned are away in its parcels, or sold where it has none yet.
  `select format('Order %s moved %s of product %s, but %s are away.', order_id, coalesce(moved, 0), product_id,
     coalesce(away, 0)) as finding
   from (
     select order_id, product_id, sum(quantity) as moved from stock_movement where order_id is not null group by 1, 2
   ) as movement full join (
     select order_id, product_id, sum(away) as away from (
       select order_id, product_id, away from parcel_item join order_item using (order_id, line)
       union all
       select orders.id, product_id, quantity from orders join order_item on order_item.order_id = orders.id
       where status <> 'cancel' and (deleted_at is null or status = 'complete')
         and not exists (select from parcel where parcel.order_id = orders.id)
     ) as item group by 1, 2
   ) as held using (order_id, product_id)
   where coalesce(moved, 0) + coalesce(away, 0) <> 0`,
  // A packed parcel has the serial numbers that its goods require.
  `select format('Line %s of packed parcel %s of order %s has %s pieces and %s serial numbers.', line, parcel_id, order_id,
     quantity, written) as finding
   from (
     select item.*, parcel.order_id as of_order, (select count(*) from parcel_serial
       where parcel_serial.parcel_id = item.parcel_id and parcel_serial.line = item.line) as written
     from parcel_item as item join parcel on parcel.id = item.parcel_id and stage in ('packed', 'handed_over', 'on_the_way')
       join order_item on order_item.order_id = item.order_id and order_item.line = item.line
       join serial_product using (product_id)
   ) as asked where written <> quantity`,
  // No piece is in two returns, and replacement pieces cost nothing.
  `select format('Of line %s of parcel %s, %s of %s pieces are in returns.', item.line, returned.parcel_id,
     sum(coalesce(item.whole + item.damaged, item.quantity)), coalesce(parcel_item.quantity, 0)) as finding
   from order_return as returned join parcel on parcel.id = returned.parcel_id
     join order_return_item as item on item.return_id = returned.id
     left join parcel_item on parcel_item.parcel_id = parcel.id and parcel_item.line = item.line
   where parcel.stage = 'delivered' and returned.state <> 'refused'
     and (item.whole is not null or returned.state in ('asked', 'agreed'))
   group by returned.parcel_id, item.line, parcel_item.quantity
   having sum(coalesce(item.whole + item.damaged, item.quantity)) > coalesce(parcel_item.quantity, 0)`,
  `select format('Parcel %s of an exchange takes %s.', parcel.id, cash_due_paisa) as finding
   from parcel join order_return on exchange_parcel_id = parcel.id where cash_due_paisa <> 0`,
  // One step of a return is one event of it; only a replacement lets it go back to `received`.
  `select format('Return %s is %s after %s.', return_id, state, before) as finding
   from (
     select *, lag(state) over (partition by return_id order by id) as before from order_return_event
   ) as told
   where (coalesce(before, ''), state) not in (('', 'asked'), ('asked', 'agreed'), ('asked', 'refused'), ('asked', 'withdrawn'),
     ('agreed', 'received'), ('agreed', 'refused'), ('agreed', 'withdrawn'), ('received', 'refunded'),
     ('received', 'exchanged'), ('received', 'refused'), ('exchanged', 'received'))`,
  ...STOCK_CHECKS.map(({ query }) => query),
];

const rank = (stage: ParcelStage) => PARCEL_STAGES.indexOf(stage);

/** Parcels that were returned or had a problem, without a reason. */
async function silentEvents(db: Db): Promise<string[]> {
  const events = await db
    .selectFrom('parcel_event')
    .select(['id', 'order_id', 'event', 'from_stage', 'to_stage'])
    .where('reason', 'is', null)
    .execute();
  return events
    .filter(
      ({ event, from_stage, to_stage }) =>
        rank(to_stage) < rank(from_stage) || needsReason(from_stage, event),
    )
    .map(({ id, event, order_id }) => `Event ${id} (${event}) of order ${order_id} has no reason.`);
}

/** Returns the truths that a shop breaks after walks through it. */
export async function brokenTruths(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const query of TRUTHS)
    found.push(
      ...(await sql<{ finding: string }>`${sql.raw(query)}`.execute(db)).rows.map(
        ({ finding }) => finding,
      ),
    );
  return [...found, ...(await silentEvents(db)), ...(await brokenInvariants(db))];
}

/** All values that walks reach, if there are some dozens of them. */
const REACHED = [
  ['parcel_event', 'event', PARCEL_EVENTS],
  ['parcel_event', 'source', EVENT_SOURCES],
  ['order_return_event', 'state', RETURN_STATES],
  ['cash_entry', 'kind', CASH_KINDS],
  ['cash_settlement', 'source', SETTLEMENT_SOURCES],
  ['stock_movement', 'reason', STOCK_REASONS.filter((reason) => reason !== 'edit')],
] as const;

/** The values never reached: walks that omit something prove nothing about it. */
export async function neverReached(db: Db): Promise<string[]> {
  const missing: string[] = [];
  for (const [table, column, values] of REACHED) {
    const { rows } = await sql<{ found: string }>`
      select distinct ${sql.ref(column)} as found from ${sql.table(table)}
    `.execute(db);
    const found = new Set(rows.map((row) => row.found));
    for (const value of values)
      if (!found.has(value)) missing.push(`No walk came to ${table}.${column} = ${value}.`);
  }
  return missing;
}
