import { NEVER_TAKEN } from './never-taken';

/** Follows returns of exchanges back to the parcel that was paid for. */
const CHAIN = `
  with recursive chain as (
    select returned.parcel_id
    union all
    select before.parcel_id from chain join order_return as before on before.exchange_parcel_id = chain.parcel_id
  )`;
const IS_FIRST = `not exists (select from order_return as before where before.exchange_parcel_id = chain.parcel_id)`;

/** The id of the parcel that was paid for, for a return aliased `returned`. */
export const PAID_PARCEL = `(${CHAIN} select parcel_id from chain where ${IS_FIRST})`;

/**
 * The value of pieces of a returned exchange that the buyer did not give back, in paisa: delivered but missing. Pieces lost on the way to
 * the buyer are not charged to them (D293).
 */
export const KEPT = `coalesce((
  select sum(sold.price_paisa * (sent.quantity - sent.whole - sent.damaged))
  from parcel as other join parcel_item as sent on sent.parcel_id = other.id
    join order_item as sold on sold.order_id = sent.order_id and sold.line = sent.line
  where other.id = returned.exchange_parcel_id and other.stage = 'came_back' and (
    select reason <> all(array[${[...NEVER_TAKEN].map((reason) => `'${reason}'`).join(', ')}]) from parcel_event
    where parcel_id = other.id and from_stage = 'delivered' and to_stage <> 'delivered' and id > coalesce(
      (select max(id) from parcel_event where parcel_id = other.id and event = 'reopened'), 0)
    order by id desc limit 1)
), 0)`;

/** The value of the goods that came with a return, in paisa, at the prices of their order. */
export const WORTH = `greatest(0, (
  select coalesce(sum(price_paisa * (whole + damaged)), 0)
  from order_return_item as given join order_item as sold on sold.order_id = returned.order_id and sold.line = given.line
  where given.return_id = returned.id
) - ${KEPT})::bigint`;

/**
 * Paisa that may still be refunded on the parcel of a return aliased `returned`: what the buyer paid, less earlier refunds, overpayments
 * (refunded separately, D297) and pieces of an exchange that the buyer did not give back. A parcel completed before tracking was paid
 * before the cash book existed (record 0087).
 */
export const PAYABLE = `(${CHAIN}
  select greatest(0, case when parcel.stage <> 'delivered' then 0
      when book.told then book.paid else parcel.cash_due_paisa end + book.refunded - ${KEPT})::bigint
  from chain join parcel on parcel.id = chain.parcel_id, lateral (
    select coalesce(bool_or(kind in ('taken', 'short', 'to_refund')), false) as told,
      coalesce(sum(amount_paisa) filter (where kind in ('taken', 'to_refund')), 0)
        + least(0, coalesce(sum(amount_paisa) filter (where kind = 'short'), 0)) as paid,
      coalesce(sum(amount_paisa) filter (where kind = 'refunded' and return_id is not null), 0) as refunded
    from cash_entry where cash_entry.parcel_id = parcel.id
  ) as book
  where ${IS_FIRST}
)`;
