import type { PageRange } from '../../model/page-range';

/** Literal texts of spec §2 "Order management" and §8. */
export const messages = {
  title: 'Order Management',
  search: 'Search by name, email or phone',
  orderedDate: 'Ordered Date',
  customer: 'Customer',
  status: 'Status',
  phone: 'Phone',
  address: 'Address',
  total: 'Total',
  actions: 'Actions',
  view: 'View',
  updateStatus: 'Update Status',
  more: (orderNumber: string) => `More actions for ${orderNumber}`,
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  remove: 'Delete',
  byPhone: 'by phone',
  export: 'Export CSV',
  newOrder: 'New order',
  failed: 'Failed to fetch orders.',
  tryAgain: 'Try Again',
  empty: 'No orders found',
  emptyText: 'Orders show here as soon as customers place them.',
  emptyFiltered: 'No order matches this search and these filters.',
  range: ({ from, to }: PageRange, total: number) => `${from} to ${to} of ${total} orders`,
} as const;
