import { ORDER_CASH_KINDS } from '@pasal/shared/contracts';
import { DEBT_MARK, HELD_SUM } from '../modules/order-record/book.repository';
import { UNSTATED_CASH } from './cash-notes';
import type { RowCheck } from './row-check';

const rupees = (paisa: string) => `round(${paisa} / 100.0, 2)`;

const ORDER_KINDS = ORDER_CASH_KINDS.map((kind) => `'${kind}'`).join(', ');

/** The invariants of the cash book. */
export const CASH_CHECKS: readonly RowCheck[] = [
  UNSTATED_CASH,
  {
    // A parcel completed before tracking was paid before the cash book existed: its event is from the shop itself.
    holds: 'the cash book has what delivered parcels were due',
    query: `
      select format('Parcel %s of order %s is %s and was due Rs. %s, but the cash book says Rs. %s.', number,
        order_number, parcel.stage, ${rupees('cash_due_paisa')}, ${rupees('booked')}) as finding
      from parcel join orders on orders.id = parcel.order_id
        left join lateral (
          select coalesce(sum(amount_paisa), 0) as booked from cash_entry
          where parcel_id = parcel.id and kind in (${ORDER_KINDS})
        ) as book on true
        left join lateral (
          select source from parcel_event
          where parcel_id = parcel.id and to_stage = 'delivered' and from_stage <> 'delivered'
          order by id desc limit 1
        ) as told on true
      where booked <> case when parcel.stage = 'delivered' and told.source is distinct from 'shop'
        then cash_due_paisa else 0 end
      order by parcel.id`,
  },
  {
    holds: 'no more is paid back of parcels that came back than was to be given back',
    query: `
      select format('Of parcel %s of order %s Rs. %s too much were paid back.', number, order_number, ${rupees('-held')}) as finding
      from (
        select parcel_id, ${HELD_SUM} as held from cash_entry group by parcel_id having ${HELD_SUM} < 0
      ) as book join parcel on parcel.id = parcel_id join orders on orders.id = order_id order by parcel_id`,
  },
  {
    // An entry that ends part of a debt is matched by an equal reduction of the shortfall. A later delivery may bring more than was due.
    holds: 'no more is forgiven or paid later than was short',
    query: `
      select format('Of parcel %s of order %s Rs. %s more were forgiven or paid later than were short.', number,
        order_number, ${rupees('-min(still)')}) as finding
      from (
        select parcel_id, kind, amount_paisa, lag(mark) over parcel_book as ended,
          sum(amount_paisa) filter (where kind = 'short') over parcel_book as still
        from cash_entry where kind in (${ORDER_KINDS})
        window parcel_book as (partition by parcel_id order by id)
      ) as book join parcel on parcel.id = parcel_id join orders on orders.id = order_id
      where kind = 'short' and amount_paisa < 0 and starts_with(ended, '${DEBT_MARK}') and still < 0
      group by parcel_id, number, order_number order by parcel_id`,
  },
  {
    holds: 'couriers owe what the cash book makes of it',
    query: `
      select format('%s owes Rs. %s of parcel %s, but the cash book makes it Rs. %s.', courier.name,
        ${rupees('coalesce(owed_paisa, 0)')}, parcel_id, ${rupees('coalesce(booked, 0)')}) as finding
      from (
        select courier_id, parcel_id, sum(amount_paisa) as booked from cash_entry
        where courier_id is not null and kind in ('taken', 'handed_in', 'charge', 'written_off') group by 1, 2
      ) as book full join cash_owed using (courier_id, parcel_id) join courier on courier.id = courier_id
      where coalesce(owed_paisa, 0) <> coalesce(booked, 0) order by courier_id, parcel_id`,
  },
  {
    holds: 'what was booked of a debt and what takes it back book nothing together',
    query: `
      select format('Entry %s of the cash book takes back entry %s, but books Rs. %s as %s where that booked Rs. %s as %s.',
        back.id, back.takes_back, ${rupees('back.amount_paisa')}, back.kind, ${rupees('ended.amount_paisa')}, ended.kind) as finding
      from cash_entry as back join cash_entry as ended on ended.id = back.takes_back
      where back.kind <> ended.kind or back.amount_paisa <> -ended.amount_paisa or back.parcel_id <> ended.parcel_id
        or back.courier_id is distinct from ended.courier_id
      order by back.id`,
  },
  {
    holds: 'a settlement and the one that reverses it book nothing together',
    query: `
      select format('Settlement %s reverses settlement %s, but together they book Rs. %s of parcel %s as %s.', back.id,
        reverses, ${rupees('sum(amount_paisa)')}, parcel_id, kind) as finding
      from cash_settlement as back join cash_entry on settlement_id in (back.id, reverses)
      where reverses is not null
      group by back.id, reverses, cash_entry.courier_id, parcel_id, kind having sum(amount_paisa) <> 0
      order by back.id, parcel_id`,
  },
];
