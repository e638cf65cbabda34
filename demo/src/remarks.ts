import type { OrderStatus } from '@pasal/shared/contracts';
import remarks from './data/remarks.json';

/** Staff's remarks on orders, by outcome, and on customers. */
export const REMARKS: {
  of_orders: Record<Exclude<OrderStatus, 'pending'>, string[]>;
  of_customers: string[];
} = remarks;
