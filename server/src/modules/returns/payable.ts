/** From the parcel of a return to the one that was paid for: pieces that came in an exchange were paid for with others. */
const CHAIN = `
  with recursive chain as (
    select returned.parcel_id
    union all
    select before.parcel_id from chain join order_return as before on before.exchange_parcel_id = chain.parcel_id
  )`;
const IS_FIRST = `not exists (select from order_return as before where before.exchange_parcel_id = chain.parcel_id)`;

/** The id of the parcel that was paid for, of a return called `returned`. */
export const PAID_PARCEL = `(${CHAIN} select parcel_id from chain where ${IS_FIRST})`;

/**
 * Paisa that may still be paid back of the parcel of a return called `returned`: what its buyer paid for it, less what was paid
 * back. One that was completed before anybody told of it was paid before there was a book (record 0087).
 */
export const PAYABLE = `(${CHAIN}
  select greatest(0, case when parcel.stage <> 'delivered' then 0
      when book.told then book.paid else parcel.cash_due_paisa end + book.refunded)::bigint
  from chain join parcel on parcel.id = chain.parcel_id, lateral (
    select coalesce(bool_or(kind in ('taken', 'short', 'to_refund')), false) as told,
      coalesce(sum(amount_paisa) filter (where kind in ('taken', 'to_refund')), 0) as paid,
      coalesce(sum(amount_paisa) filter (where kind = 'refunded' and return_id is not null), 0) as refunded
    from cash_entry where cash_entry.parcel_id = parcel.id
  ) as book
  where ${IS_FIRST}
)`;
