import { sql, type Transaction } from 'kysely';
import type { Database } from '@pasal/server/db/schema';

type Trx = Transaction<Database>;

/** Who books the couriers' settlements. */
const BY = 'admin@pasal.test';
/** Each courier settles once a week; more recent cash is still owed. */
const DAYS_BETWEEN = 7;
const OWED_DAYS = 4;
const WEEKS = 9;
/** Parcels returned after payment. */
const GIVEN_BACK = 2;
/** Rupees missing from one courier's list, owed since. */
const SHORT = 100;

const KATHMANDU_DAY = sql.raw(`(at at time zone 'Asia/Kathmandu')::date`);

/** Returns some paid goods: the newest parcels that came back. */
async function giveBack(trx: Trx): Promise<void> {
  await sql`
    update parcel_event set event = case event when 'not_delivered' then 'delivered' else event end,
      to_stage = case event when 'not_delivered' then 'delivered' else to_stage end,
      from_stage = case event when 'coming_back' then 'delivered' else from_stage end,
      reason = case event when 'coming_back' then 'returned' end
    where event in ('not_delivered', 'coming_back') and parcel_id in (
      select id from parcel where stage = 'came_back' order by id desc limit ${GIVEN_BACK})
  `.execute(trx);
}

/** The refunds due, and one of them paid. */
async function insertRefunds(trx: Trx): Promise<void> {
  await sql`
    with back as (
      select at, parcel_event.order_id, parcel_id, cash_due_paisa, by_email, row_number() over (order by at) as place
      from parcel_event join parcel on parcel.id = parcel_id
      where event = 'coming_back' and from_stage = 'delivered'
    ),
    told as (
      insert into order_history (order_id, at, by_email, by_customer, from_status, to_status, remarks)
      select orders.id, at, ${BY}, false, status, status, 'Parcel 1: paid back.'
      from back join orders on orders.id = order_id where place = 1
    )
    insert into cash_entry (at, day, kind, amount_paisa, parcel_id, by_email, refund_way, refund_reference)
    select at, ${KATHMANDU_DAY}, 'to_refund', -cash_due_paisa, parcel_id, by_email, null, null from back
    union all
    select at, ${KATHMANDU_DAY}, 'refunded', -cash_due_paisa, parcel_id, ${BY}, 'bank', 'FT-208377' from back
    where place = 1
  `.execute(trx);
}

/** The cash collected for each delivered parcel, and the courier's charge. */
async function insertTaken(trx: Trx): Promise<void> {
  await sql`
    insert into cash_entry (at, day, kind, amount_paisa, courier_id, parcel_id, by_email)
    select at, ${KATHMANDU_DAY}, 'taken', cash_due_paisa, parcel.courier_id, parcel.id, by_email
    from parcel join parcel_event on parcel_id = parcel.id
    where event = 'delivered' order by at
  `.execute(trx);
  await sql`
    update parcel set charge_paisa = place.charge_paisa from courier_place as place
    where place.courier_id = parcel.courier_id
  `.execute(trx);
}

/** Books each courier's weekly settlements. */
async function insertSettlements(trx: Trx): Promise<void> {
  for (let week = WEEKS; week >= 0; week -= 1) {
    const later = OWED_DAYS + DAYS_BETWEEN * week;
    await sql`
      with last as (select max(at) - make_interval(days => ${later}) as at from parcel_event),
      due as (
        select entry.courier_id, parcel_id, amount_paisa, charge_paisa, last.at,
          row_number() over (partition by entry.courier_id order by entry.id) as place
        from last, cash_entry as entry join parcel on parcel.id = parcel_id
        where kind = 'taken' and entry.courier_id is not null
          and entry.at > last.at - make_interval(days => ${DAYS_BETWEEN}) and entry.at <= last.at
      ),
      settled as (
        insert into cash_settlement (courier_id, at, day, by_email, reference, source, mark)
        select distinct courier_id, at, ${KATHMANDU_DAY}, ${BY}, ${`PAY-${100 + WEEKS - week}`}, 'file',
          format('demo:%s:%s', courier_id, ${week}::integer)
        from due returning id, courier_id
      )
      insert into cash_entry (at, day, kind, amount_paisa, courier_id, parcel_id, settlement_id, by_email)
      select at, ${KATHMANDU_DAY}, booked.kind, booked.paisa, courier_id, parcel_id, settled.id, ${BY}
      from due join settled using (courier_id), lateral (values
        ('charge', -charge_paisa),
        ('handed_in', charge_paisa - amount_paisa
          + case when ${week} = 0 and place = 1 then ${SHORT * 100} else 0 end)
      ) as booked (kind, paisa)
      where booked.paisa <> 0
    `.execute(trx);
  }
}

/** Writes the demo's cash book: collected, settled and outstanding cash. */
export async function insertCash(trx: Trx): Promise<void> {
  await giveBack(trx);
  await insertTaken(trx);
  await insertRefunds(trx);
  await insertSettlements(trx);
  await sql`
    insert into cash_owed (courier_id, parcel_id, owed_paisa, since)
    select courier_id, parcel_id, sum(amount_paisa), min(at) from cash_entry
    where courier_id is not null group by 1, 2 having sum(amount_paisa) <> 0
  `.execute(trx);
}

/** Removes all settlements, including the owner's: their entries were deleted with the parcels. */
export async function removeDemoSettlements(trx: Trx): Promise<void> {
  await trx.deleteFrom('cash_settlement').execute();
}
