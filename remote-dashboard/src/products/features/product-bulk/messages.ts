export const bar = 'Selected products';
export const selected = (count: number) =>
  count === 1 ? '1 product selected' : `${count} products selected`;
export const all = 'Select all on this page';
export const to = 'Set status to';
export const apply = 'Apply';
export const clear = 'Clear selection';
export const failed = 'Failed to update the products';
export const problems = "These products weren't changed";
export const close = 'Close';

export const changePrices = 'Change prices';
export const priceTitle = (count: number) =>
  count === 1 ? 'Change the price of 1 product' : `Change the prices of ${count} products`;
export const priceHow =
  'The original prices change; the selling prices follow by each product’s discount. Prices of variants change too.';
export const direction = 'Change';
export const directions = {
  'lower percent': 'Lower by %',
  'raise percent': 'Raise by %',
  'lower rupees': 'Lower by Rs.',
  'raise rupees': 'Raise by Rs.',
} as const;
export const amount = 'By how much';
export const amountWrong = 'Enter a number above 0, such as 5 or 2.5.';
export const preview = 'Preview';
export const changed = 'Change prices';
export const priceFailed = 'Failed to change the prices';
