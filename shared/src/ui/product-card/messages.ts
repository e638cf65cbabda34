export const outOfStock = 'Out of Stock';
