import type { OrderItem } from '@pasal/shared/contracts';
import { lineName } from '@pasal/shared/domain';

export const packingSlip = 'Packing slip';
export const slipOf = (orderNumber: string) => `Packing slip ${orderNumber}`;
export const order = 'Order';
export const orderedDate = 'Ordered Date';
export const delivery = 'Delivery Type';
export const deliverTo = 'Deliver to';
export const items = 'Items to pack';
export const packed = 'Packed';
export const box = 'To be ticked';
export const pieces = 'Pieces';
export const product = 'Product';
export const total = (pieces: number) =>
  pieces === 1 ? '1 piece in all' : `${pieces} pieces in all`;
export const packedBy = 'Packed by';
export const checkedBy = 'Checked by';
export const cancelled = 'This order was cancelled. Do not pack it.';
export const failed = 'The details of the shop could not be loaded. Please try again.';
/** What to look for on the shelf: product, variant and its code. */
export const goods = (item: OrderItem) =>
  item.variant_code ? `${lineName(item)} (${item.variant_code})` : lineName(item);
