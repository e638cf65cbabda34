export const table = 'Compared products';
export const scroll = 'Comparison, can be scrolled';
/** Head of the column of what is compared. */
export const what = 'What';
export const picture = 'Picture';
export const buy = 'Buy';
/** Stands where a product tells nothing. */
export const nothing = '–';
export const nothingTold = 'not told';
export const differs = 'differs';
export const onlyDifferences = 'Only differences';
export const noDifferences = 'These products differ in nothing that is told here.';
export const remove = 'Remove';
export const of = (title: string) => `: ${title}`;
export const gone = 'No longer sold in this shop.';
/** Names a product nobody knows more of. */
export const unnamed = (id: number) => `Product ${id}`;
export const outOfStock = 'Out of Stock';
