import type { RowCheck } from './row-check';

const NAMED = `format('Return %s of order %s', returned.number, order_number)`;

/** The invariants of returns. */
export const RETURN_CHECKS: readonly RowCheck[] = [
  {
    holds: 'returns are at the state their events say',
    query: `
      select format('%s is %s, but its events say %s.', ${NAMED}, returned.state, coalesce(latest.state, 'nothing')) as finding
      from order_return as returned join orders on orders.id = order_id left join lateral (
        select state from order_return_event where return_id = returned.id order by id desc limit 1
      ) as latest on true
      where latest.state is distinct from returned.state order by returned.id`,
  },
  {
    holds: 'returns that were received have what came',
    query: `
      select format('%s is %s, but %s of its lines were counted.', ${NAMED}, returned.state, counted) as finding
      from order_return as returned join orders on orders.id = order_id, lateral (
        select count(whole) as counted, count(*) as lines from order_return_item where return_id = returned.id
      ) as items
      where case when returned.state in ('received', 'refunded', 'exchanged') then counted < lines
        when returned.state = 'refused' then false else counted > 0 end order by returned.id`,
  },
  {
    holds: 'no more pieces are returned than were delivered',
    query: `
      select format('Parcel %s of order %s brought %s of line %s, but %s came back.', parcel.number, order_number,
        parcel_item.quantity, parcel_item.line, sum(item.whole + item.damaged)) as finding
      from order_return as returned join order_return_item as item on item.return_id = returned.id
        join parcel on parcel.id = returned.parcel_id join orders on orders.id = parcel.order_id
        join parcel_item on parcel_item.parcel_id = parcel.id and parcel_item.line = item.line
      where returned.state <> 'refused'
      group by parcel.id, parcel.number, order_number, parcel_item.quantity, parcel_item.line
      having sum(item.whole + item.damaged) > parcel_item.quantity order by parcel.id`,
  },
  {
    holds: 'refunds and exchanges have their entry or parcel',
    query: `
      select format('%s is %s, but has %s.', ${NAMED}, returned.state,
        case when entry.id is not null then 'a refund' when sent.id is not null then 'a parcel of its own'
          else 'neither refund nor parcel' end) as finding
      from order_return as returned join orders on orders.id = returned.order_id
        left join cash_entry as entry on entry.return_id = returned.id
        left join parcel as sent on sent.id = exchange_parcel_id and sent.stage <> 'came_back'
      where (returned.state = 'refunded') <> (entry.id is not null)
        or (returned.state = 'exchanged') <> (sent.id is not null) order by returned.id`,
  },
  {
    holds: 'no more is paid back than was paid',
    query: `
      select format('Rs. %s were paid back of parcel %s of order %s, but Rs. %s were paid.', round(-refunded / 100.0, 2),
        number, order_number, round(paid / 100.0, 2)) as finding
      from (
        select parcel_id, sum(amount_paisa) filter (where return_id is not null) as refunded,
          case when bool_or(kind in ('taken', 'short', 'to_refund'))
            then coalesce(sum(amount_paisa) filter (where kind in ('taken', 'to_refund')), 0)
              + least(0, coalesce(sum(amount_paisa) filter (where kind = 'short'), 0)) end as booked
        from cash_entry where parcel_id in (select parcel_id from cash_entry where kind = 'refunded')
        group by parcel_id
      ) as book join parcel on parcel.id = parcel_id join orders on orders.id = order_id,
        lateral (select coalesce(booked, cash_due_paisa) as paid) as given
      where -refunded > paid order by parcel.id`,
  },
];
