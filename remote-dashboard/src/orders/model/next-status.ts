import type { Order, OrderStatus } from '@pasal/shared/contracts';

/** The default next status: an order is delivered and paid; a closed one stays so (decision record 0056). */
const NEXT: Record<OrderStatus, OrderStatus> = {
  pending: 'complete',
  others: 'complete',
  complete: 'complete',
  cancel: 'cancel',
};

/** The default next status of the orders; undefined if they differ. */
export function nextStatusOf(orders: readonly Pick<Order, 'status'>[]): OrderStatus | undefined {
  const next = new Set(orders.map(({ status }) => NEXT[status]));
  return next.size === 1 ? [...next][0] : undefined;
}

/** Number of orders per status, in order of appearance. */
export function countStatuses(
  orders: readonly Pick<Order, 'status'>[],
): readonly (readonly [OrderStatus, number])[] {
  const counts = new Map<OrderStatus, number>();
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts];
}
