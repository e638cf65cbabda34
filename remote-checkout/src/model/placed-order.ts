import {
  DELIVERY_TYPES,
  ORDER_STATUSES,
  type DeliveryType,
  type PlacedOrder,
} from '@pasal/shared/contracts';
import { isRecord } from './stored-form';

/** The checkout passes this to the confirmation page with the navigation. */
export interface PlacedOrderState {
  order: PlacedOrder;
  delivery_type: DeliveryType;
  /** As it was sent; with the number it proves the order is the buyer's (D18). */
  phone: string;
  /** An earlier try had got through, so the order is as it was then. */
  earlier: boolean;
}

/** The confirmation passes this to the look-up page. */
export interface LookUpState {
  order_number: string;
  phone: string;
}

function isOrderItem(value: unknown): boolean {
  return (
    isRecord(value) &&
    Number.isInteger(value.product_id) &&
    typeof value.product_name === 'string' &&
    Number.isFinite(value.price) &&
    Number.isInteger(value.quantity)
  );
}

/**
 * The order just placed, when the navigation state holds the one `orderNumber` names. The browser
 * keeps the state over reloads and releases, so its shape is checked, not believed.
 */
export function placedOrderOf(state: unknown, orderNumber: string): PlacedOrderState | null {
  if (!isRecord(state) || !isRecord(state.order)) return null;
  const { order, delivery_type, phone, earlier } = state;
  const whole =
    order.order_number === orderNumber &&
    Number.isFinite(order.total) &&
    Array.isArray(order.items) &&
    order.items.every(isOrderItem) &&
    ORDER_STATUSES.some((status) => status === order.status) &&
    DELIVERY_TYPES.some((type) => type === delivery_type) &&
    typeof phone === 'string' &&
    typeof earlier === 'boolean';
  return whole ? (state as unknown as PlacedOrderState) : null;
}

/** Reads the first values of the look-up form. */
export function lookUpStateOf(state: unknown): LookUpState {
  const text = (name: string) =>
    isRecord(state) && typeof state[name] === 'string' ? state[name] : '';
  return { order_number: text('order_number'), phone: text('phone') };
}
