import { headWords, WORDS } from '@pasal/shared/domain';

export const title = (count: number) => `Your Wishlist (${count})`;
export const pageTitle = headWords.wishlistTitle;
export const empty = 'Your wishlist is empty';
export const emptyText = 'Tap the heart on a product to save it here, in this browser.';
export const browse = 'Continue Shopping';
export const loadFailed = WORDS.productsFailed;
