import { WORDS } from '@pasal/shared/domain';

export const title = (count: number) => `Your Wishlist (${count})`;
export const pageTitle = 'Your Wishlist';
export const empty = 'Your wishlist is empty';
export const emptyText = 'Press the heart of a product to keep it here, in this browser.';
export const browse = 'Continue Shopping';
export const loadFailed = WORDS.productsFailed;
