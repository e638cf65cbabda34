/** The last orders of a filled shop, which are still open; the others have ended. */
const OPEN_ORDERS = 3000;
const COURIERS = 12;

/** The stage of an open order: each desk has some hundred, including orders that wait for a second try. */
const STAGE = `(array['new', 'confirmed', 'packed', 'handed_over', 'on_the_way', 'could_not_deliver',
  'coming_back'])[1 + n % 7]`;

/**
 * Returns statements that add parcels to the orders of `manyRows`: old orders were delivered or cancelled, the last are
 * on the desks; with goods, calls, returns and the cash book. Only the superuser may run them, as with `manyRows`.
 */
export function manyParcels(orders: number): string[] {
  const newest = orders - OPEN_ORDERS;
  return [
    `set session_replication_role = replica`,
    `insert into courier (name, phone, kind)
      select 'Courier ' || n, '+97798' || lpad(n::text, 8, '0'), case n % 3 when 0 then 'rider' else 'courier' end
      from generate_series(1, ${COURIERS}) as n`,
    `update orders set status = 'complete' where status in ('pending', 'others') and id <= ${newest}`,
    `with way as (
        select id, case when id <= ${newest} then case status when 'cancel' then 'closed' else 'delivered' end
          else (select ${STAGE} from (select id as n) as given) end as stage from orders
      )
      update orders set stage = way.stage, status = case when orders.id > ${newest} then 'pending' else status end
      from way where way.id = orders.id`,
    `insert into parcel (order_id, number, stage, stage_since, courier_id, consignment, cash_due_paisa, promised_from, promised_to)
      select id, 1, stage, created_at + interval '2 days',
        case when stage not in ('new', 'confirmed', 'packed', 'closed') then 1 + id % ${COURIERS} end,
        case when stage not in ('new', 'confirmed', 'packed', 'closed') then 'N-' || id end,
        total_paisa, created_at::date + 1, created_at::date + 3
      from orders where stage <> 'new'`,
    `insert into parcel_item (parcel_id, order_id, line, quantity, away)
      select parcel.id, order_id, line, quantity, case stage when 'closed' then 0 else quantity end
      from parcel join order_item using (order_id)`,
    `insert into parcel_event (parcel_id, order_id, at, source, event, from_stage, to_stage, courier_id)
      select id, order_id, stage_since, 'staff', 'handed_over', 'packed', 'handed_over', courier_id
      from parcel where courier_id is not null`,
    `insert into order_return (order_id, number, parcel_id, kind, reason, state)
      select order_id, 1, id, 'return', 'faulty', case when order_id > ${newest - OPEN_ORDERS} then 'asked' else 'refunded' end
      from parcel where stage = 'delivered' and id % 100 = 0`,
    `insert into order_call (order_id, by_email, outcome)
      select id, 'staff@pasal.test', 'not_reached' from orders, generate_series(1, 1 + id % 2)
      where stage = 'new' and id % 3 = 0`,
    `insert into order_call (order_id, by_email, outcome, again_at)
      select id, 'staff@pasal.test', 'call_again', now() + (id % 9 - 4) * interval '1 hour' from orders
      where stage = 'new' and id % 3 = 1`,
    `insert into cash_entry (day, kind, amount_paisa, courier_id, parcel_id)
      select stage_since::date, 'taken', cash_due_paisa, courier_id, id from parcel where stage = 'delivered'`,
    `insert into cash_entry (day, kind, amount_paisa, courier_id, parcel_id)
      select stage_since::date + 7, 'handed_in', -cash_due_paisa, courier_id, id
      from parcel where stage = 'delivered' and order_id <= ${newest - OPEN_ORDERS}`,
    `insert into cash_owed (courier_id, parcel_id, owed_paisa, since)
      select courier_id, id, cash_due_paisa, stage_since
      from parcel where stage = 'delivered' and order_id > ${newest - OPEN_ORDERS}`,
    `set session_replication_role = default`,
    `vacuum analyze`,
  ];
}
