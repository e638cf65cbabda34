import type { StaffProductSort } from '@pasal/shared/contracts';
import { WORDS } from '@pasal/shared/domain';

/** Literal texts of R2 "Product management" and R8. */

export const title = 'Product Management';
export const search = 'Search by name or brand';
export const id = 'ID';
export const picture = 'Picture';
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
export const selectAll = 'Select all on this page';
export const view = 'View';
export const edit = 'Edit';
export const duplicate = 'Duplicate';
export const add = 'Add New Product';
export const exportLabel = 'Export CSV';
export const section = 'Section';
export const allSections = 'All sections';
export const brandFilter = 'Brand';
export const allBrands = 'All brands';
export const anyStock = 'Any stock';
export const lowStock = 'Low stock';
export const nepali = 'Nepali';
export const anyNepali = 'Any';
export const noNepali = 'No Nepali';
export const nepaliMissing = 'Nepali missing';
export const filters = (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`);
export const sort = 'Sort by';
export const newest = 'Newest, or best match';
export const sortLabels: Record<StaffProductSort, string> = {
  id_asc: 'ID, lowest first',
  id_desc: 'ID, highest first',
  title_asc: 'Name: A–Z',
  title_desc: 'Name: Z–A',
  category_asc: 'Category: A–Z',
  category_desc: 'Category: Z–A',
  brand_asc: 'Brand: A–Z',
  brand_desc: 'Brand: Z–A',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  stock_asc: 'Stock: low to high',
  stock_desc: 'Stock: high to low',
  status_asc: 'Status: A–Z',
  status_desc: 'Status: Z–A',
};
export const deleteLabel = WORDS.delete;

/** The table's texts. */
export const table = {
  title,
  things: 'products',
  failed: WORDS.productsFailed,
  empty: 'No products found',
  emptyText: 'The shop has no products yet.',
  emptyFiltered: 'No products match this search and these filters.',
} as const;
