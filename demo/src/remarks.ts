import type { OrderStatus } from '@pasal/shared/contracts';
import remarks from './data/remarks.json';

/** What staff wrote of orders, by what became of them, and of customers. */
export const REMARKS: {
  of_orders: Record<Exclude<OrderStatus, 'pending'>, string[]>;
  of_customers: string[];
} = remarks;
