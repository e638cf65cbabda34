/** Literal texts of spec §2 "Overview". */
export const messages = {
  title: 'Overview',
  loading: 'Loading...',
  today: "Today's Orders",
  last7Days: 'This Week',
  lastMonth: 'Last Month',
  totalProducts: 'Total Products',
  ordersByStatus: 'Orders by Status',
  productsByStatus: 'Products by Status',
  noOrders: 'No orders found',
  noProducts: 'No products found',
  failed: 'Failed to Load Data',
  failedText: 'Please try again later.',
} as const;
