import type { Order } from '@pasal/shared/contracts';

/** Where an order goes, on one line: address, city, district; a name said twice is said once. */
export function addressLine(order: Pick<Order, 'address' | 'city' | 'district'>): string {
  return [...new Set([order.address, order.city, order.district])].join(', ');
}
