export const table = 'Compared products';
export const scroll = 'Comparison, scrollable';
/** The heading of the column with the attributes. */
export const what = 'Product';
export const picture = 'Picture';
export const buy = 'Buy';
/** Shown if a product has no value. */
export const nothing = '–';
export const noValue = 'not specified';
export const differs = 'differs';
export const onlyDifferences = 'Show differences only';
export const noDifferences = 'These products have no differences in their listed details.';
export const remove = 'Remove';
export const of = (title: string) => `: ${title}`;
export const gone = 'No longer available in this shop.';
/** Names a product with an unknown title. */
export const unnamed = (id: number) => `Product ${id}`;
export const outOfStock = 'Out of Stock';
