export const find = 'Find a product';
export const hint = 'By its name, brand or code';
export const soldHint = 'Search by name or brand. Only approved products are shown.';
export const finding = 'Searching…';
export const nothingFound = 'No product found.';
export const failed = 'The search failed. Please try again.';
export const found = (count: number) =>
  count === 1 ? '1 product found' : `${count} products found`;
export const add = (title: string) => `Add ${title}`;
export const inStock = (pieces: number) => (pieces > 0 ? `${pieces} in stock` : 'Out of stock');
