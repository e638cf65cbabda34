export const title = 'Profit';
export const lead =
  'What goods were sold for less what they cost, by the day of the order, without delivery. What came back is subtracted. Without days it is the last 30.';
export const exportLabel = 'Export CSV';
export const sum = 'All products';
export const pieces = 'Pieces sold';
export const sales = 'Sales';
export const cost = 'Cost';
export const profit = 'Profit';
export const unknown = 'Unknown';
export const unknownPieces = (count: string) =>
  `Pieces of unknown cost: ${count}. They are in no profit.`;
export const unknownOf = 'Cost unknown';
export const product = 'Product';

/** The table's texts. */
export const table = {
  title: 'Profit of products',
  things: 'products',
  failed: 'Failed to load the profit.',
  empty: 'Nothing was sold',
  emptyText: 'Choose other days.',
  emptyFiltered: 'Choose other days.',
} as const;
