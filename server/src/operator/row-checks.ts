import { CASH_CHECKS } from './cash-checks';
import { PARCEL_CHECKS } from './parcel-checks';
import { RETURN_CHECKS } from './return-checks';
import type { RowCheck } from './row-check';
import { SEARCH_CHECKS } from './search-checks';
import { STOCK_CHECKS } from './stock-checks';
import { HELD, IS_STILL_SOLD, VARIANT_CHECKS } from './variant-checks';

/** Row invariants of every shop. */
export const ROW_CHECKS: readonly RowCheck[] = [
  {
    holds: 'movements make up the stock',
    query: `
      select format('Product %s "%s" has %s in stock, but its movements make %s.', product.id,
        title, in_stock, coalesce(sum(stock_movement.quantity), 0)) as finding
      from product left join stock_movement on stock_movement.product_id = product.id
      group by product.id having coalesce(sum(stock_movement.quantity), 0) <> in_stock
      order by product.id`,
  },
  ...SEARCH_CHECKS,
  ...VARIANT_CHECKS,
  ...STOCK_CHECKS,
  ...PARCEL_CHECKS,
  ...CASH_CHECKS,
  ...RETURN_CHECKS,
  {
    holds: 'every order has lines',
    query: `
      select format('Order %s has no lines.', order_number) as finding from orders
      where not exists (select from order_item where order_id = orders.id) order by id`,
  },
  {
    holds: 'lines make up the total',
    query: `
      select format('Order %s costs Rs. %s, but its lines and delivery make Rs. %s.', order_number,
        round(total_paisa / 100.0, 2), round((sum(price_paisa * quantity) + delivery_charge_paisa) / 100.0, 2)) as finding
      from orders join order_item on order_id = orders.id
      group by orders.id having sum(price_paisa * quantity) + delivery_charge_paisa <> total_paisa order by orders.id`,
  },
  {
    holds: 'orders hold the stock they should',
    query: `
      with wanted as (
        select order_id, product_id, variant_id, sum(quantity) as quantity
        from order_item group by 1, 2, 3
      ),
      moved as (
        select order_id, product_id, variant_id, sum(quantity) as quantity from stock_movement
        where order_id is not null group by 1, 2, 3
      )
      select format('Order %s (%s) moved %s of product %s%s, but should have moved %s.',
        order_number, orders.status, coalesce(moved.quantity, 0), wanted.product_id,
        ' variant ' || wanted.variant_id, ${HELD}) as finding
      from orders join wanted on wanted.order_id = orders.id
        join product on product.id = wanted.product_id
        left join moved on moved.order_id = orders.id and moved.product_id = wanted.product_id
          and moved.variant_id is not distinct from wanted.variant_id
      where coalesce(moved.quantity, 0) <> ${HELD} and ${IS_STILL_SOLD} order by orders.id`,
  },
  {
    holds: 'every order has a history that ends with its status',
    query: `
      select format('Order %s is %s, but its history ends with %s.', order_number, status,
        coalesce(latest.to_status, 'nothing')) as finding
      from orders left join lateral (
        select to_status from order_history where order_id = orders.id order by id desc limit 1
      ) as latest on true
      where latest.to_status is distinct from status order by orders.id`,
  },
  {
    holds: 'order numbers have no gap',
    query: `
      select format('Order number NP-%s-%s is missing.', year,
        lpad(number::text, greatest(6, length(number::text)), '0')) as finding
      from order_counter, generate_series(1, last) as number
      where not exists (
        select from orders
        where order_number = 'NP-' || year || '-' || lpad(number::text, greatest(6, length(number::text)), '0')
      ) order by year, number`,
  },
  {
    holds: 'order numbers are counted and stand once',
    query: `
      select format('Order number %s %s.', order_number,
        case when count(*) > 1 then format('stands %s times', count(*)) else 'was never counted' end
      ) as finding
      from orders left join order_counter on year = split_part(order_number, '-', 2)::integer
      group by order_number, last
      having count(*) > 1
        or coalesce(split_part(order_number, '-', 3)::integer > last, true) order by order_number`,
  },
  {
    holds: 'cities of orders lie in their district',
    query: `
      select format('Order %s goes to %s, which is not in its district.', order_number, city.name)
        as finding
      from orders join city on city.id = city_id
      where city.district_id <> orders.district_id order by orders.id`,
  },
  {
    holds: 'messages leave the shop',
    query: `
      select format('Messages wait for over a day since their time came (%s); is a server running?',
        count(*)) as finding
      from outbox where state = 'waiting' and next_attempt_at < now() - interval '1 day'
      having count(*) > 0`,
  },
  {
    holds: 'sessions belong to someone',
    query: `
      select format('%s sessions belong to staff who were deleted.', count(*)) as finding
      from session where not exists (select from staff where staff.id = staff_id)
      having count(*) > 0`,
  },
  {
    holds: 'there is an administrator who may sign in',
    query: `
      select 'There is no administrator; npm run admin:create makes one.' as finding
      where not exists (select from staff where role = 'admin' and disabled_at is null)`,
  },
];
