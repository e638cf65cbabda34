import type {
  Order,
  OrderEvent,
  OrderItem,
  OrderStatus,
  OrderWithHistory,
  PlacedOrder,
  TrackedOrder,
} from '@pasal/shared/contracts';
import { toRupees } from '@pasal/shared/domain';
import type { HistoryRow, OrderItemRow, OrderRow } from './order.columns';

function presentItem({ product_id, product_name, price_paisa, quantity }: OrderItemRow): OrderItem {
  return { product_id, product_name, price: toRupees(price_paisa), quantity };
}

interface Placed {
  id: number;
  order_number: string;
  status: OrderStatus;
  totalPaisa: number;
  lines: readonly OrderItemRow[];
}

/** What the shopper gets back at once. */
export function presentPlacedOrder(placed: Placed): PlacedOrder {
  const { id, order_number, status, totalPaisa, lines } = placed;
  return { id, order_number, total: toRupees(totalPaisa), status, items: lines.map(presentItem) };
}

/** An order as staff see it. */
export function presentOrder(row: OrderRow): Order {
  return {
    id: row.id,
    order_number: row.order_number,
    created_at: row.created_at.toISOString(),
    customer_name: row.customer_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    district_id: row.district_id,
    city_id: row.city_id,
    district: row.district,
    city: row.city,
    delivery_type: row.delivery_type,
    payment_method: row.payment_method,
    status: row.status,
    remarks: row.remarks,
    total: toRupees(row.total_paisa),
    version: row.version,
    items: row.items.map(presentItem),
  };
}

function presentEvent(row: HistoryRow): OrderEvent {
  return {
    at: new Date(row.at).toISOString(),
    by: row.by_email,
    from: row.from_status,
    to: row.to_status,
    remarks: row.remarks,
  };
}

export function presentOrderWithHistory(
  row: OrderRow,
  history: readonly HistoryRow[],
): OrderWithHistory {
  return { ...presentOrder(row), history: history.map(presentEvent) };
}

/** What a guest may see: nothing that names the buyer, no words of the staff (decision 18). */
export function presentTrackedOrder(row: OrderRow): TrackedOrder {
  const { order_number, created_at, status, delivery_type, payment_method } = presentOrder(row);
  const { district, city } = row;
  return {
    order_number,
    created_at,
    status,
    delivery_type,
    payment_method,
    district,
    city,
    total: toRupees(row.total_paisa),
    items: row.items.map(presentItem),
  };
}
