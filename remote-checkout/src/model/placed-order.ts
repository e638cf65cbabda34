import {
  DELIVERY_TYPES,
  ORDER_STATUSES,
  type DeliveryType,
  type PlacedOrder,
} from '@pasal/shared/contracts';
import { isRecord } from './stored-form';

/** Passed from the checkout to the confirmation page in the navigation state. */
export interface PlacedOrderState {
  order: PlacedOrder;
  delivery_type: DeliveryType;
  /** As sent; together with the number it proves that the order is the buyer's (D18). */
  phone: string;
  /** An earlier attempt was placed, so the order is the one sent then. */
  earlier: boolean;
}

/** Passed from the confirmation to the look-up page. */
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
 * The order just placed, if the navigation state has the one with `orderNumber`. The browser preserves the state
 * over reloads and releases, so its format is validated.
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

/** Reads the initial values of the look-up form. */
export function lookUpStateOf(state: unknown): LookUpState {
  const text = (name: string) =>
    isRecord(state) && typeof state[name] === 'string' ? state[name] : '';
  return { order_number: text('order_number'), phone: text('phone') };
}
