import type { OrderItem } from '@pasal/shared/contracts';
import { formatRupees, lineName } from '@pasal/shared/domain';

export const packingSlip = 'Packing slip';
export const slipOf = (orderNumber: string) => `Packing slip ${orderNumber}`;
export const order = 'Order';
export const orderedDate = 'Ordered Date';
export const delivery = 'Delivery Type';
export const deliverTo = 'Deliver to';
export const items = 'Items to pack';
export const packed = 'Packed';
export const box = 'Tick when packed';
export const pieces = 'Pieces';
export const product = 'Product';
export const total = (pieces: number) =>
  pieces === 1 ? '1 item in total' : `${pieces} items in total`;
export const collect = (total: number) => `Collect ${formatRupees(total)} in cash`;
export const isPaid = 'Paid. Collect nothing.';
export const code = (orderNumber: string) => `Code 128 of ${orderNumber}`;
export const packedBy = 'Packed by';
export const checkedBy = 'Checked by';
export const cancelled = "This order was cancelled. Don't pack it.";
export const failed = "The shop's details couldn't be loaded. Please try again.";
/** The goods to find on the shelf: product, variant and its code. */
export const goods = (item: OrderItem) =>
  item.variant_code ? `${lineName(item)} (${item.variant_code})` : lineName(item);
