import { sql, type Kysely, type Transaction } from 'kysely';
import type { OrderRequest, PromisedDays } from '@pasal/shared/contracts';
import type { Language } from '@pasal/core/contract/language';
import type { Database } from '../../../db/schema';
import { insertNotifications } from '../../order-record/outbox.statement';

type Trx = Transaction<Database>;

const NOTIFICATIONS_OF_ORDER = [
  'order_placed_buyer_email',
  'order_placed_shop_email',
  'order_placed_buyer_sms',
] as const;

/** Reads the given products as visitors may buy them, in one statement. */
export function findOffers(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('product')
    .select(['id', 'title', 'title_ne', 'price_paisa', 'in_stock', 'fast_delivery', 'variants'])
    .where('id', 'in', ids)
    .where('status', '=', 'approve')
    .execute();
}

interface SoldLine {
  line: number;
  product_id: number;
  product_name: string;
  product_name_ne: string | null;
  variant_id: number | null;
  variant_name: string | null;
  variant_name_ne: string | null;
  variant_code: string | null;
  price_paisa: number;
  quantity: number;
}

interface NewOrder {
  lines: readonly SoldLine[];
  /** Lines plus delivery. */
  totalPaisa: number;
  chargePaisa: number;
  promised: PromisedDays | null;
  year: number;
  language: Language;
  /** The member of staff who entered it by phone; undefined if the shopper placed it. */
  byEmail: string | undefined;
}

/**
 * Writes the order, its lines with their current cost to the shop, stock movements, history and messages in one statement. The number is
 * allocated here, as late as possible, because every other order of the year waits for it until the commit; a failed transaction releases
 * its number, so none is skipped.
 */
export async function insertOrder(
  trx: Trx,
  order: OrderRequest,
  { lines, totalPaisa, chargePaisa, promised, year, language, byEmail }: NewOrder,
): Promise<{ id: number; order_number: string }> {
  const { rows } = await sql<{ id: number; order_number: string }>`
    with counter as (
      insert into order_counter as counter (year, last) values (${year}, 1)
      on conflict (year) do update set last = counter.last + 1
      returning last
    ),
    placed as (
      insert into orders (order_number, customer_name, email, phone, address, district_id, city_id,
        delivery_type, payment_method, total_paisa, delivery_charge_paisa, promised_from, promised_to,
        source, language)
      select
        'NP-' || ${String(year)}::text || '-' || lpad(last::text, greatest(6, length(last::text)), '0'),
        ${order.customer_name}, ${order.email}, ${order.phone}, ${order.address},
        ${order.district_id}, ${order.city_id}, ${order.delivery_type}, ${order.payment_method},
        ${totalPaisa}, ${chargePaisa}, ${promised?.from ?? null}::date, ${promised?.to ?? null}::date,
        ${byEmail === undefined ? 'web' : 'phone'}, ${language === 'en' ? null : language}::text
      from counter
      returning id, order_number, status, email, phone
    ),
    sold as (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as sold
        (line integer, product_id integer, product_name text, product_name_ne text, variant_id integer,
          variant_name text, variant_name_ne text, variant_code text, price_paisa bigint, quantity integer)
    ),
    items as (
      insert into order_item (order_id, line, product_id, product_name, product_name_ne, variant_id, variant_name,
        variant_name_ne, variant_code, price_paisa, quantity, cost_paisa)
      select placed.id, sold.*, average_paisa from placed, sold left join stock_cost as cost
        on cost.product_id = sold.product_id and cost.variant_id = coalesce(sold.variant_id, 0)
    ),
    movements as (
      insert into stock_movement (product_id, variant_id, order_id, quantity, reason, by_email)
      select sold.product_id, sold.variant_id, placed.id, -sold.quantity, 'order', ${byEmail ?? null}::text
      from placed, sold
    ),
    history as (
      insert into order_history (order_id, by_email, by_customer, to_status)
      select id, ${byEmail ?? null}::text, ${byEmail === undefined}, status from placed
    ),
    notifications as (${insertNotifications('placed', NOTIFICATIONS_OF_ORDER)})
    select id, order_number from placed
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('an order was not written');
  return row;
}
