export const find = 'Find a product';
export const hint = 'By its name, brand or code';
export const finding = 'Searching…';
export const nothingFound = 'No product found.';
export const failed = 'The search failed. Please try again.';
export const found = (count: number) =>
  count === 1 ? '1 product found' : `${count} products found`;
export const inStock = (count: string) => `${count} in stock`;
