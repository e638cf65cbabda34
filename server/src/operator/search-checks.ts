import type { RowCheck } from './row-check';

/** The invariants of searched terms. */
export const SEARCH_CHECKS: readonly RowCheck[] = [
  {
    holds: 'searches are forgotten in time',
    query: `
      select 'Searches are kept for longer than they should; is a server running?' as finding
      where exists (select from searched_term where day < current_date - 93)
        or exists (select from searched_product where day < current_date - 93)
        or exists (select from search_window
          where to_timestamp((number + 1) * 604800.0) < now() - interval '1 day')`,
  },
];
