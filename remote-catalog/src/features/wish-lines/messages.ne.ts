export const products = 'तपाईंको मनपर्ने सूचीका सामान';
export const inStock = 'स्टकमा छ';
export const outOfStock = 'स्टकमा छैन';
export const gone = 'अब यो पसलमा पाइँदैन।';
export const remove = 'हटाउनुहोस्';
/** Names the product, for screen readers. */
export const of = (title: string) => `: ${title}`;
export const removed = (title: string) => `${title} मनपर्ने सूचीबाट हटाइयो।`;
