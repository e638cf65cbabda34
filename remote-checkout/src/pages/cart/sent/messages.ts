import { CART_CODE_DAYS } from '@pasal/shared/contracts';

export const title = 'A cart that was sent to you';
export const ofCode = (code: string) => `Code ${code}, at today's prices.`;
export const total = 'Total of these items';
export const gone = 'A product of the sent cart';
export const put = 'Put into my cart';
export const add = 'Add to my cart';
export const replace = 'Replace my cart';
export const notNow = 'Not now';
export const close = 'Close';
export const retry = 'Try Again';
export const ownStays = (count: number) =>
  count === 1
    ? 'The item you already have stays in your cart if you add these.'
    : `The ${count} items you already have stay in your cart if you add these.`;
export const replaceTitle = 'Replace your cart?';
export const replaceText = (count: number) =>
  count === 1
    ? 'The item in your cart is taken out, and the sent items are put in.'
    : `The ${count} items in your cart are taken out, and the sent items are put in.`;
export const failed = "We couldn't open the cart. Try again.";
export const noCode = `This code doesn't open a cart. A code has six letters and opens one for ${CART_CODE_DAYS} days: check its letters, or ask for a new one.`;
export const nothing = 'Nothing in this cart can be ordered right now.';
export const nothingAdded = 'Nothing from the sent cart can be added to your cart.';
