import { ORDER_STATUS_LABELS } from '@pasal/shared/domain';
import type { OrderStatus } from '@pasal/shared/contracts';

/** Literal texts of R8.9 to R8.11. */

export const title = (orderNumber: string) => `Update status of ${orderNumber}`;
export const titleOfMany = (count: number) => `Update status of ${count} orders`;
export const current = 'Current status:';
export const counted = (count: number) => `${count} ×`;
export const status = 'Status';
export const chooseStatus = 'Choose a status';
export const statusRequired = 'Choose a status.';
export const remarks = 'Remarks';
export const remarksHint = 'Seen by staff only.';
export const placeholder = 'Remarks (optional)';
export const ready = 'Ready remarks';
export const tell = 'Tell the customer (optional)';
export const tellHint = 'Goes with the message to the customer, and onto the page of the order.';
export const submit = 'Update Status';
export const tryAgain = 'Try again';
export const close = 'Close';
export const remarksRequired = 'Remarks is required!';
export const updated = 'Order Status updated successfully!!';
export const failed = 'Failed to update!';
export const stayed = (count: number) =>
  count === 1 ? 'This order stayed as it is:' : 'These orders stayed as they are:';
export const isNow = (status: OrderStatus) => `It is now: ${ORDER_STATUS_LABELS[status]}.`;
