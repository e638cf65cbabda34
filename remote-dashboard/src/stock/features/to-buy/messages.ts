import { SPEED_DAYS } from '@pasal/shared/contracts';

export const title = 'Stock';
export const lead = `What won't last, by how it sold in the last ${SPEED_DAYS} days. What runs out first comes first.`;
export const lookUp = 'Stock of a product';
export const lookUpLead = 'See what moved it, correct it or write a count.';
export const listTitle = 'What to buy';
export const weeks = 'Buy for';
export const forWeeks = (count: number) => `${count} weeks`;
export const exportLabel = 'Export CSV';
export const product = 'Product';
export const inStock = 'In stock';
export const limit = 'Limit';
export const weekly = 'Sold a week';
export const daysLeft = 'Lasts';
export const days = (count: string) => `${count} days`;
export const soldOut = 'Sold out';
export const notSelling = "Doesn't sell";
export const suggested = 'To buy';
export const supplier = 'Bought from';
export const lastCost = 'Last cost';
export const unknown = 'Unknown';

/** The table's texts. */
export const table = {
  title: listTitle,
  things: 'products',
  failed: 'Failed to load what to buy.',
  empty: 'Nothing to buy',
  emptyText: 'Everything on sale will last.',
  emptyFiltered: 'Everything on sale will last.',
} as const;
