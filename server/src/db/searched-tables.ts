/** The terms shoppers search for; `tables/search.ts` makes these tables. */
export interface SearchedTables {
  /** A week, numbered from 1970; its key hides terms and visitors. */
  search_window: { number: number; key: string };
  search_mark: {
    number: number;
    term: string;
    visitor: string;
    day: string;
    /** Chosen from what was found; 0 for the search itself. */
    product_id: number;
    nothing: boolean;
  };
  /** By day of Kathmandu; visitors who searched, who found nothing, and products chosen. */
  searched_term: { day: string; term: string; visitors: number; nothing: number; clicks: number };
  searched_product: { day: string; term: string; product_id: number; clicks: number };
}
