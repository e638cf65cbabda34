/** The names of the comparison's rows. */
export const price = 'Price';
export const discount = 'Discount';
export const stock = 'Availability';
export const inStock = 'In Stock';
export const outOfStock = 'Out of Stock';
export const brand = 'Brand';
export const category = 'Category';
export const variants = 'Sold as';
export const range = (least: string, most: string) => `${least} to ${most}`;
