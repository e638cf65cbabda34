export const bar = 'Selected products';
export const none = 'Select products to change their status together.';
export const selected = (count: number) =>
  count === 1 ? '1 product selected' : `${count} products selected`;
export const all = 'Select all on this page';
export const to = 'Set status to';
export const apply = 'Apply';
export const clear = 'Clear selection';
export const failed = 'Failed to update the products';
export const problems = 'These products stayed as they are';
export const close = 'Close';
