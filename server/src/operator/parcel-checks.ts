import type { RowCheck } from './row-check';

/** The stages in the order of `PARCEL_STAGES`, least advanced first. */
const RANKED = `array['new', 'confirmed', 'packed', 'handed_over', 'on_the_way', 'could_not_deliver', 'coming_back',
  'delivered', 'came_back', 'closed']`;

/** The invariants of parcels: their columns match their events. Exchanges have goods beyond the order's. */
export const PARCEL_CHECKS: readonly RowCheck[] = [
  {
    holds: 'parcels are at the stage their events say',
    query: `
      select format('Parcel %s of order %s is %s, but its events say %s.', number, order_number, parcel.stage,
        coalesce(latest.to_stage, 'new')) as finding
      from parcel join orders on orders.id = parcel.order_id left join lateral (
        select to_stage from parcel_event where parcel_id = parcel.id order by id desc limit 1
      ) as latest on true
      where coalesce(latest.to_stage, 'new') <> parcel.stage order by parcel.id`,
  },
  {
    holds: 'each event of a parcel begins where the one before ended',
    query: `
      select format('Parcel %s of order %s was %s, but its next event begins at %s.', number, order_number,
        before, from_stage) as finding
      from (
        select parcel_id, from_stage, id,
          coalesce(lag(to_stage) over (partition by parcel_id order by id), 'new') as before
        from parcel_event
      ) as told join parcel on parcel.id = parcel_id join orders on orders.id = parcel.order_id
      where before <> from_stage order by told.id`,
  },
  {
    holds: 'orders are as far as their least advanced parcel',
    query: `
      select format('Order %s is %s, but its parcels make it %s.', order_number, orders.stage, least.stage) as finding
      from orders left join (
        select order_id, (${RANKED})[min(array_position(${RANKED}, stage))] as stage from parcel group by order_id
      ) as least on least.order_id = orders.id
      where coalesce(least.stage, 'new') <> orders.stage order by orders.id`,
  },
  {
    holds: 'parcels share out the goods of their order',
    query: `
      select format('Order %s has %s of line %s in its parcels, but sold %s.', order_number,
        coalesce(sum(parcel_item.quantity), 0), order_item.line, order_item.quantity) as finding
      from orders join order_item on order_item.order_id = orders.id
        left join parcel_item on parcel_item.order_id = orders.id and parcel_item.line = order_item.line
          and not exists (select from order_return where exchange_parcel_id = parcel_item.parcel_id)
      where exists (select from parcel where parcel.order_id = orders.id)
      group by orders.id, order_item.line, order_item.quantity
      having coalesce(sum(parcel_item.quantity), 0) <> order_item.quantity order by orders.id`,
  },
  {
    holds: 'parcels share out the cash of their order',
    query: `
      select format('Order %s costs Rs. %s, but its parcels take Rs. %s.', order_number,
        round(total_paisa / 100.0, 2), round(sum(cash_due_paisa) / 100.0, 2)) as finding
      from orders join parcel on parcel.order_id = orders.id
      group by orders.id having sum(cash_due_paisa) <> total_paisa order by orders.id`,
  },
];
