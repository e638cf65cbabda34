import type { PublicProductQuery } from '@pasal/shared/contracts';

/** The home page's queries (R9.3); constants, so that a server can request the same ahead of the page. */
export const NEW_ARRIVALS = {
  section: 'new_arrivals',
  limit: 8,
} as const satisfies PublicProductQuery;
/** Requested if New Arrivals has fewer: this many others, including any of these (D94). */
export const MORE_PRODUCTS = {
  limit: 2 * NEW_ARRIVALS.limit,
} as const satisfies PublicProductQuery;
export const POPULAR_ITEMS = {
  section: 'popular_items',
  limit: 6,
} as const satisfies PublicProductQuery;
export const WEEKLY_DEALS = {
  section: 'weekly_deals',
  limit: 20,
} as const satisfies PublicProductQuery;
/** Number of deals shown, and per page on a phone (R9.3). */
export const DEALS_SHOWN = 7;
export const DEALS_ON_A_PHONE_PAGE = 2;
