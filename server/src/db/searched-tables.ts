/** The terms shoppers search for; `tables/search.ts` creates these tables. */
export interface SearchedTables {
  /** A week, numbered from 1970, with the key that hashes terms and visitors. */
  search_window: { number: number; key: string };
  search_mark: {
    number: number;
    term: string;
    visitor: string;
    day: string;
    /** Selected from the results; 0 for the search itself. */
    product_id: number;
    nothing: boolean;
  };
  /** By day in Kathmandu: visitors who searched, visitors who found nothing, and products selected. */
  searched_term: { day: string; term: string; visitors: number; nothing: number; clicks: number };
  searched_product: { day: string; term: string; product_id: number; clicks: number };
}
