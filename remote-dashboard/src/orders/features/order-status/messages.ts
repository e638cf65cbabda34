import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R8.9 to R8.11. */

export const title = (orderNumber: string) => `Update status of ${orderNumber}`;
export const current = 'Current status:';
export const status = 'Status';
export const remarks = 'Remarks';
export const placeholder = 'Remarks (optional)';
export const submit = 'Update Status';
export const cancel = WORDS.cancel;
export const remarksRequired = 'Remarks is required!';
export const updated = 'Order Status updated successfully!!';
export const failed = 'Failed to update!';
