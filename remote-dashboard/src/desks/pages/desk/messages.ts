import { writeDigits } from '@pasal/shared/domain';

export const call = 'Call';
export const confirm = 'Confirm';
export const notReached = 'Not reached';
export const packed = 'Packed';
export const print = 'Print slips, labels and invoices';
export const bar = 'Selected parcels';
export const selected = (count: number) =>
  count === 1 ? '1 parcel selected' : `${writeDigits(count)} parcels selected`;
export const clear = 'Clear selection';
export const selectUncalled = 'Select what needs no call';
export const nextPage = 'Next page';
export const pageBefore = 'Page before';
export const selectRow = 'Select or leave out the row';
export const selectPage = 'Select all rows in view, or leave them out';
export const selectAll = (most: number) => `Select all that waits (${writeDigits(most)} at most)`;
export const dial = 'Call the number';
export const openOrder = 'Open the order';
export const leave = 'Leave a field; hide what stayed; clear the selection';
export const stayed = (count: number) =>
  count === 1 ? '1 parcel stayed as it was:' : `${writeDigits(count)} parcels stayed as they were:`;
export const wasOpen = 'Something else was open. Finish that first, then scan it again.';
export const papersFailed = "The orders couldn't be loaded. Please try again.";
export const tooMany = (most: number) => `Select at most ${writeDigits(most)} at once.`;
export const sheet = 'Sheet and file';
export const report = "Courier's list";
