import { WORDS } from '@pasal/shared/domain';

/** R2.60, R2.61 */
export const deleteTitle = (title: string) => `Delete ${title}?`;
export const deleteText =
  'Are you sure you want to delete this item? This action cannot be undone.';
export const deleteLabel = WORDS.delete;

export const cartLines = 'Items in your cart';
export const quantityOf = (title: string) => `Quantity of ${title}`;
export const decreaseOf = (title: string) => `Decrease quantity of ${title}`;
export const increaseOf = (title: string) => `Increase quantity of ${title}`;
export const removeOf = (title: string) => `Remove ${title}`;
export const perUnit = (price: string) => `${price} each`;
