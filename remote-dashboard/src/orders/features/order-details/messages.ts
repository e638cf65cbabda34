import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import type { OrderEvent } from '@pasal/shared/contracts';

/** The parts of R2.90. */
export const messages = {
  title: (orderNumber: string) => `Order ${orderNumber}`,
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  information: 'Order Information',
  orderedDate: 'Ordered Date',
  status: 'Status',
  payment: 'Payment Method',
  delivery: 'Delivery Type',
  remarks: 'Remarks',
  shipping: 'Shipping Address',
  address: 'Address',
  city: 'City',
  district: 'District',
  items: 'Items',
  product: 'Product',
  pieces: (quantity: number, price: string) => `${quantity} × ${price}`,
  amount: 'Amount',
  total: 'Total',
  history: 'History',
  historyFailed: 'Failed to fetch the history.',
  tryAgain: 'Try Again',
  noHistory: 'The status has not been changed yet.',
  none: '–',
  change: ({ from, to }: OrderEvent) =>
    from === null
      ? ORDER_STATUS_LABELS[to]
      : `${ORDER_STATUS_LABELS[from]} → ${ORDER_STATUS_LABELS[to]}`,
  byShop: 'the shop',
  byCustomer: 'the customer',
  orderedBy: 'Ordered By',
  source: { web: 'Website', phone: 'Phone' },
  packingSlip: 'Packing slip',
  invoice: 'Invoice',
  updateStatus: 'Update Status',
} as const;
