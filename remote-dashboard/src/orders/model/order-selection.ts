import type { Order } from '@pasal/shared/contracts';

/** The selected orders by id, each as last seen. */
export type OrderSelection = ReadonlyMap<number, Order>;

export const NO_ORDERS: OrderSelection = new Map();

/** The selection after adding or removing orders. */
export function withSelected(
  selection: OrderSelection,
  orders: readonly Order[],
  isOn: boolean,
): OrderSelection {
  const next = new Map(selection);
  for (const order of orders) {
    if (isOn) next.set(order.id, order);
    else next.delete(order.id);
  }
  return next;
}

/** The selected orders, those on the visible page in their current state. */
export function selectedOrders(selection: OrderSelection, shown: readonly Order[]): Order[] {
  const now = new Map(shown.map((order) => [order.id, order]));
  return [...selection.values()].map((order) => now.get(order.id) ?? order);
}
