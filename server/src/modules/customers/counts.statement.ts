/** Condition on `parcel`: it left the shop, and is coming or came back. */
const IS_BACK = `parcel.stage in ('coming_back', 'came_back')`;
const told = (what: string) =>
  `exists (select from parcel_event as told where told.parcel_id = parcel.id and ${what})`;
/** The buyer returned it after taking it. */
const IS_RETURNED = `${IS_BACK} and ${told(`told.to_stage = 'delivered'`)}`;
/** The buyer did not take it. Mistakes of the shop or the courier do not count. */
const IS_REFUSED = `${IS_BACK} and not ${told(
  `(told.to_stage = 'delivered' or told.reason in ('damaged', 'wrong_address', 'mistake', 'order_cancelled'))`,
)}`;
export const BACK = { IS_BACK, IS_RETURNED, IS_REFUSED } as const;

/** Outcomes of one customer's orders, in one row. */
export interface Counts {
  orders: number;
  open: number;
  delivered: number;
  cancelled: number;
  came_back: number;
  refused: number;
  returned: number;
  bought_paisa: number;
  since: Date | null;
}

/** @param condition on `orders`: the customer's. They are few, so they are read once for all counts. */
export const countsOf = (condition: string): string => `
  with theirs as materialized (
    select orders.id, orders.status, orders.total_paisa, orders.created_at from orders where ${condition}
  ),
  back as materialized (
    select parcel.order_id, ${IS_REFUSED} as refused, ${IS_RETURNED} as returned
    from theirs join parcel on parcel.order_id = theirs.id where ${IS_BACK}
  )
  select count(*)::integer as orders,
    count(*) filter (where status in ('pending', 'others'))::integer as open,
    count(*) filter (where status = 'complete')::integer as delivered,
    count(*) filter (where status = 'cancel')::integer as cancelled,
    count(*) filter (where status = 'cancel' and id in (select order_id from back))::integer as came_back,
    (select count(*)::integer from back where refused) as refused,
    ((select count(*) from back where returned) + (
      select count(*) from theirs join order_return on order_return.order_id = theirs.id
      where state in ('received', 'refunded', 'exchanged')))::integer as returned,
    coalesce(sum(total_paisa) filter (where status = 'complete'), 0)::bigint as bought_paisa,
    min(created_at) as since
  from theirs`;
