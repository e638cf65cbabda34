import type { Order } from '@pasal/shared/contracts';

/** Where an order goes, as a delivery is planned: "City, District"; a name both have is said once. */
export function placeLine({ city, district }: Pick<Order, 'city' | 'district'>): string {
  return [...new Set([city, district])].join(', ');
}
