/** Literal texts of R2 "Overview". */
export const messages = {
  title: 'Overview',
  loading: 'Loading...',
  today: "Today's Orders",
  last7Days: 'This Week',
  lastMonth: 'Last Month',
  totalProducts: 'Total Products',
  /** What a card is compared with. */
  yesterday: (count: string) => `from ${count} yesterday`,
  weekBefore: (count: string) => `from ${count} the week before`,
  monthBefore: (count: string) => `from ${count} the month before`,
  added: (count: string) => `${count} new in 30 days`,
  more: (count: string) => `+${count}`,
  less: (count: string) => `−${count}`,
  same: '±0',
  ordersByStatus: 'Orders by Status',
  productsByStatus: 'Products by Status',
  noOrders: 'No orders found',
  noProducts: 'No products found',
  failed: 'Failed to Load Data',
  failedText: 'Please try again later.',
} as const;
