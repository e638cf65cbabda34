export const title = 'Shop by category';
