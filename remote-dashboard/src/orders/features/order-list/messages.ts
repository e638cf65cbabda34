import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Order management" and R8.15. */

export const title = 'Order Management';
export const select = 'Select';
export const selectPage = 'Select all on this page';
export const selectOne = (orderNumber: string) => `Select ${orderNumber}`;
export const orderedDate = 'Ordered Date';
export const customer = 'Customer';
export const status = 'Status';
export const phone = 'Phone';
export const address = 'Address';
export const total = 'Total';
export const actions = 'Actions';
export const view = 'View';
export const updateStatus = 'Update Status';
export const more = (orderNumber: string) => `More actions for ${orderNumber}`;
export const packingSlip = 'Packing slip';
export const invoice = 'Invoice';
export const remove = WORDS.delete;
export const byPhone = 'by phone';
export const exportLabel = 'Export CSV';
export const newOrder = 'New order';

/** The table's texts. */
export const table = {
  title,
  things: 'orders',
  failed: 'Failed to fetch orders.',
  empty: 'No orders found',
  emptyText: 'Orders appear here when customers place them.',
  emptyFiltered: 'No orders match this search and these filters.',
} as const;
