import type { Order } from '@pasal/shared/contracts';

/** An order's destination: "City, District"; identical names are shown once. */
export function placeLine({ city, district }: Pick<Order, 'city' | 'district'>): string {
  return [...new Set([city, district])].join(', ');
}
