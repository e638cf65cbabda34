import type { Order, OrderStatus } from '@pasal/shared/contracts';

/** What usually follows: an order is delivered and paid; one that is over stays so (decision record 0056). */
const NEXT: Record<OrderStatus, OrderStatus> = {
  pending: 'complete',
  others: 'complete',
  complete: 'complete',
  cancel: 'cancel',
};

/** The status that usually follows those of the orders; undefined where they differ in it. */
export function nextStatusOf(orders: readonly Pick<Order, 'status'>[]): OrderStatus | undefined {
  const next = new Set(orders.map(({ status }) => NEXT[status]));
  return next.size === 1 ? [...next][0] : undefined;
}

/** How many of the orders have each status, in the order in which they come. */
export function countStatuses(
  orders: readonly Pick<Order, 'status'>[],
): readonly (readonly [OrderStatus, number])[] {
  const counts = new Map<OrderStatus, number>();
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}
