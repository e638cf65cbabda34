import { sql, type Kysely } from 'kysely';
import {
  DASHBOARD_PAGE_SIZE,
  type DeliveryType,
  type OrderQuery,
  type OrderStatus,
  type PaymentMethod,
} from '@pasal/shared/contracts';
import { normalisePhone } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { containing } from '../search-pattern';
import { allOf } from '../sql-parts';

export interface OrderItemRow {
  product_id: number;
  product_name: string;
  price_paisa: number;
  quantity: number;
}

export interface HistoryRow {
  /** Text, because the row came through JSON. */
  at: string;
  by_email: string | null;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  remarks: string | null;
}

/** An order with its places' names and its lines. */
export interface OrderRow {
  id: number;
  order_number: string;
  created_at: Date | string;
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  district_id: number;
  city_id: number;
  district: string;
  city: string;
  delivery_type: DeliveryType;
  payment_method: PaymentMethod;
  status: OrderStatus;
  remarks: string | null;
  total_paisa: number;
  version: number;
  items: OrderItemRow[];
}

const columns = sql`
  orders.id, orders.order_number, orders.created_at, orders.customer_name, orders.email,
  orders.phone, orders.address, orders.district_id, orders.city_id, district.name as district,
  city.name as city, orders.delivery_type, orders.payment_method, orders.status, orders.remarks,
  orders.total_paisa, orders.version,
  (select coalesce(json_agg(json_build_object(
      'product_id', product_id, 'product_name', product_name, 'price_paisa', price_paisa,
      'quantity', quantity) order by line), '[]')
    from order_item where order_id = orders.id) as items`;

const tables = sql`
  orders
  join district on district.id = orders.district_id
  join city on city.id = orders.city_id`;

/** Name, e-mail, phone or order number; a phone also in any other way of writing it. */
function matchingSearch(search: string | undefined) {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  const pattern = containing(text);
  const phone = normalisePhone(text);
  return sql`(orders.customer_name ilike ${pattern} or orders.email ilike ${pattern}
    or orders.phone ilike ${pattern} or orders.order_number ilike ${pattern}
    ${phone === null ? sql`` : sql`or orders.phone = ${phone}`})`;
}

/** One page of orders, newest first, and how many there are, in one statement. */
export async function listOrders(db: Kysely<Database>, query: OrderQuery) {
  const { page = 1, limit = DASHBOARD_PAGE_SIZE, search, status, district_id, city_id } = query;
  const condition = allOf([
    sql`orders.deleted_at is null`,
    status === undefined ? undefined : sql`orders.status = ${status}`,
    district_id === undefined ? undefined : sql`orders.district_id = ${district_id}`,
    city_id === undefined ? undefined : sql`orders.city_id = ${city_id}`,
    matchingSearch(search),
  ]);
  const { rows } = await sql<{ orders: OrderRow[]; total: number }>`
    with page as (
      select orders.id from orders where ${condition}
      order by orders.created_at desc, orders.id desc
      limit ${limit} offset ${(page - 1) * limit}
    ),
    shown as (select ${columns} from page join ${tables} on orders.id = page.id)
    select
      (select coalesce(json_agg(to_json(shown) order by created_at desc, id desc), '[]')
        from shown) as orders,
      (select count(*) from orders where ${condition}) as total
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a list of orders has no row');
  return { ...row, page, limit };
}

export async function findOrder(db: Kysely<Database>, id: number) {
  const { rows } = await sql<OrderRow & { history: HistoryRow[] }>`
    select ${columns}, (
      select coalesce(json_agg(to_json(order_history) order by order_history.id), '[]')
      from order_history where order_id = orders.id) as history
    from ${tables} where orders.id = ${id} and orders.deleted_at is null
  `.execute(db);
  return rows[0];
}

/** Both must fit; nothing tells which one did not (decision 18). */
export async function findTrackedOrder(db: Kysely<Database>, orderNumber: string, phone: string) {
  const { rows } = await sql<OrderRow>`
    select ${columns} from ${tables}
    where orders.order_number = ${orderNumber} and orders.phone = ${phone}
      and orders.deleted_at is null
  `.execute(db);
  return rows[0];
}
