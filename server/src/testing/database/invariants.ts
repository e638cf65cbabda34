import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { CASH_CHECKS } from '../../operator/cash-checks';
import { PARCEL_CHECKS } from '../../operator/parcel-checks';
import { RETURN_CHECKS } from '../../operator/return-checks';
import { VARIANT_CHECKS } from '../../operator/variant-checks';

/**
 * Checks the invariants of every shop: movements make up the stock, every order has lines, lines make up the
 * total, numbers have no gap, every order has a history, products follow from their variants. Returns the violations.
 */
export async function brokenInvariants(db: Kysely<Database>): Promise<string[]> {
  const ofProducts = [];
  const checks = [...VARIANT_CHECKS, ...PARCEL_CHECKS, ...CASH_CHECKS, ...RETURN_CHECKS];
  for (const { query } of checks) {
    ofProducts.push(...(await sql<{ finding: string }>`${sql.raw(query)}`.execute(db)).rows);
  }
  const { rows } = await sql<{ broken: string }>`
    select 'stock of product ' || product.id as broken
    from product left join stock_movement on stock_movement.product_id = product.id
    group by product.id having coalesce(sum(stock_movement.quantity), 0) <> product.in_stock
    union all
    select 'total of order ' || orders.id
    from orders left join order_item on order_item.order_id = orders.id
    group by orders.id having coalesce(sum(price_paisa * order_item.quantity), -1) + delivery_charge_paisa <> total_paisa
    union all
    select 'history of order ' || id from orders
    where not exists (select from order_history where order_id = orders.id)
    union all
    select 'movements of order ' || orders.id from orders
    where not exists (select from stock_movement where order_id = orders.id)
    union all
    select 'numbers of ' || year from order_counter
    where last <> (select count(*) from orders where order_number like 'NP-' || year || '-%')
  `.execute(db);
  return [...rows.map(({ broken }) => broken), ...ofProducts.map(({ finding }) => finding)];
}
