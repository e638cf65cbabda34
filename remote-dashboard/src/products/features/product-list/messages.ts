import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Product management" and R8. */

export const title = 'Product Management';
export const search = 'Search by name or brand';
export const id = 'ID';
export const name = 'Name';
export const category = 'Category';
export const brand = 'Brand';
export const price = 'Price';
export const stock = 'Stock';
export const status = 'Status';
export const actions = 'Actions';
export const actionsOf = (title: string) => `Actions for ${title}`;
export const select = 'Select';
export const selectOne = (title: string) => `Select ${title}`;
export const view = 'View';
export const edit = 'Edit';
export const add = 'Add New Product';
export const exportLabel = 'Export CSV';
export const section = 'Section';
export const allSections = 'All sections';
export const brandFilter = 'Brand';
export const allBrands = 'All brands';
export const deleteLabel = WORDS.delete;

/** What the table says of its rows. */
export const table = {
  title,
  things: 'products',
  failed: WORDS.productsFailed,
  empty: 'No products found',
  emptyText: 'The shop has no products yet.',
  emptyFiltered: 'No product matches this search and these filters.',
} as const;
