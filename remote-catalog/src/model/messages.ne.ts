/** The names of the comparison's rows. */
export const price = 'मूल्य';
export const discount = 'छुट';
export const stock = 'स्टक';
export const inStock = 'स्टकमा छ';
export const outOfStock = 'स्टकमा छैन';
export const brand = 'ब्रान्ड';
export const category = 'वर्ग';
export const variants = 'पाइने विकल्प';
export const range = (least: string, most: string) => `${least} देखि ${most} सम्म`;
