import type { PageRange } from '../../model/page-range';

/** Literal texts of spec §2 "Product management" and §8. */
export const messages = {
  title: 'Product Management',
  search: 'Search by name or brand',
  id: 'ID',
  name: 'Name',
  category: 'Category',
  brand: 'Brand',
  price: 'Price',
  stock: 'Stock',
  status: 'Status',
  actions: 'Actions',
  actionsOf: (title: string) => `Actions for ${title}`,
  view: 'View',
  delete: 'Delete',
  failed: 'Error loading products.',
  tryAgain: 'Try Again',
  empty: 'No products found',
  emptyText: 'The shop has no products yet.',
  emptyFiltered: 'No product matches this search and status.',
  range: ({ from, to }: PageRange, total: number) => `${from} to ${to} of ${total} products`,
} as const;
