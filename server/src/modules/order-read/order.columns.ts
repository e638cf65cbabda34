import type { Language } from '@pasal/core/contract/language';
import type {
  CallOutcome,
  DeliveryType,
  OrderChange,
  OrderRule,
  OrderSource,
  OrderStatus,
  ParcelStage,
  PaymentMethod,
} from '@pasal/shared/contracts';
import type { ParcelRow } from '../order-record/parcel.columns';

export interface OrderItemRow {
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

export interface HistoryRow {
  /** A string, because the row came through JSON. */
  at: string;
  by_email: string | null;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  remarks: string | null;
  by_customer: boolean;
  customer_message: string | null;
  changes: OrderChange[] | null;
}

/** An order with the names of its places and its lines. */
export interface OrderRow {
  id: number;
  order_number: string;
  created_at: Date;
  customer_name: string;
  email: string;
  phone: string;
  address: string;
  district_id: number;
  city_id: number;
  district: string;
  city: string;
  /** The Nepali names, if there are any. */
  district_ne: string | null;
  city_ne: string | null;
  delivery_type: DeliveryType;
  payment_method: PaymentMethod;
  source: OrderSource;
  language: Language | null;
  status: OrderStatus;
  stage: ParcelStage;
  remarks: string | null;
  total_paisa: number;
  delivery_charge_paisa: number;
  /** Dates as strings. */
  promised_from: string | null;
  promised_to: string | null;
  version: number;
  items: OrderItemRow[];
}

/** An order with its history. */
export interface OrderRowWithHistory extends OrderRow {
  history: HistoryRow[];
  parcels: ParcelRow[];
  /** Only read for staff. */
  calls?: CallRow[];
  rules?: OrderRule[] | null;
}

/** A call to the buyer; timestamps are strings because they came through JSON. */
interface CallRow {
  at: string;
  by_email: string;
  outcome: CallOutcome;
  again_at: string | null;
  remarks: string | null;
}

/** The columns shown of an order, from the tables `orders` and `ORDER_TABLES`. */
export const ORDER_COLUMNS = `
  orders.id, orders.order_number, orders.created_at, orders.customer_name, orders.email,
  orders.phone, orders.address, orders.district_id, orders.city_id, district.name as district,
  city.name as city, district.name_ne as district_ne, city.name_ne as city_ne, orders.delivery_type,
  orders.payment_method, orders.source, orders.language, orders.status, orders.stage,
  orders.remarks, orders.total_paisa, orders.delivery_charge_paisa,
  orders.promised_from::text, orders.promised_to::text, orders.version,
  (select coalesce(json_agg(json_build_object(
      'product_id', product_id, 'product_name', product_name, 'product_name_ne', product_name_ne,
      'variant_id', variant_id, 'variant_name', variant_name, 'variant_name_ne', variant_name_ne, 'variant_code', variant_code, 'price_paisa', price_paisa,
      'quantity', quantity) order by line), '[]')
    from order_item where order_id = orders.id) as items`;

/** The tables joined to `orders`. */
export const ORDER_TABLES = `
  join district on district.id = orders.district_id
  join city on city.id = orders.city_id`;

/** The status history of an order, oldest first. */
export const ORDER_HISTORY = `
  (select coalesce(json_agg(to_json(order_history) order by order_history.id), '[]')
    from order_history where order_id = orders.id) as history`;

/** The calls to the buyer, oldest first. */
export const ORDER_CALLS = `
  (select coalesce(json_agg(to_json(order_call) order by order_call.id), '[]')
    from order_call where order_id = orders.id) as calls`;
