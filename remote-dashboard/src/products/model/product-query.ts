import {
  PRODUCT_STATUSES,
  SECTIONS,
  STAFF_PRODUCT_SORTS,
  type ProductStatus,
  type Section,
  type StaffProductSort,
} from '@pasal/shared/contracts';
import { pageSizeOf, readListQuery, type ListQuery } from '../../kit/model/list-address';

/** The search and filters of the product list, from its address. */
export interface ProductListQuery extends ListQuery<ProductStatus> {
  section: Section | undefined;
  /** Name of a brand. */
  brand: string | undefined;
  /** Only low stock. */
  stock: 'low' | undefined;
  /** Only products that need translation. */
  nepali: 'missing' | undefined;
  sort: StaffProductSort | undefined;
  /** Rows of a page. */
  limit: number;
}

const MAX_BRAND_LENGTH = 200;

/** Reads the address; invalid values are ignored. */
export function readProductQuery(address: URLSearchParams): ProductListQuery {
  const brand = (address.get('brand') ?? '').trim().slice(0, MAX_BRAND_LENGTH);
  return {
    ...readListQuery(address, PRODUCT_STATUSES),
    section: SECTIONS.find((section) => section === address.get('section')),
    brand: brand || undefined,
    stock: address.get('stock') === 'low' ? 'low' : undefined,
    nepali: address.get('nepali') === 'missing' ? 'missing' : undefined,
    sort: STAFF_PRODUCT_SORTS.find((sort) => sort === address.get('sort')),
    limit: pageSizeOf(address),
  };
}

/** The sorting that a sort key means for the table. */
export function sortingOf(
  sort: StaffProductSort | undefined,
): { by: string; direction: 'ascending' | 'descending' } | undefined {
  const [by, direction] = sort?.split('_') ?? [];
  if (by === undefined) return undefined;
  return { by, direction: direction === 'desc' ? 'descending' : 'ascending' };
}

/** The sort key after a heading is pressed: ascending, then descending, then none. */
export function sortAfter(
  sort: StaffProductSort | undefined,
  by: string,
): StaffProductSort | undefined {
  const next =
    sort === `${by}_asc` ? `${by}_desc` : sort === `${by}_desc` ? undefined : `${by}_asc`;
  return STAFF_PRODUCT_SORTS.find((each) => each === next);
}

/** True if a search or filter is active. */
export const isNarrowed = ({ search, status, section, brand, stock, nepali }: ProductListQuery) =>
  [search, status, section, brand, stock, nepali].some(Boolean);

/** Reads a product id; undefined if invalid. */
export function readProductId(text: string | null | undefined): number | undefined {
  const isId = /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) <= 2_147_483_647;
  return isId ? Number(text) : undefined;
}
