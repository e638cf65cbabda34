import type { PublicProductQuery } from '@pasal/shared/contracts';

/** What the home page asks for (R9.3); constants, so that a server can ask the same ahead of the page. */
export const NEW_ARRIVALS: PublicProductQuery = { section: 'new_arrivals', limit: 8 };
export const POPULAR_ITEMS: PublicProductQuery = { section: 'popular_items', limit: 6 };
export const WEEKLY_DEALS: PublicProductQuery = { section: 'weekly_deals', limit: 20 };
/** Of the deals asked for, so many are shown, and so many on one page of a phone (R9.3). */
export const DEALS_SHOWN = 7;
export const DEALS_ON_A_PHONE_PAGE = 2;
