import { MIN_SEARCHERS, SEARCHED_DAYS } from '@pasal/shared/contracts';

export const title = 'Searches';
export const lead = `What shoppers searched for. A word is listed once ${MIN_SEARCHERS} visitors have searched for it within a week, and kept for ${SEARCHED_DAYS} days. Who searched is never recorded.`;
export const period = 'Period';
export const lastDays = (days: number) => `Last ${days} days`;
export const shown = 'Show';
export const all = 'All searches';
export const onlyNothing = 'Found nothing';
export const none = '–';
export const term = 'Search';
export const visitors = 'Visitors';
export const nothing = 'Found nothing';
export const clicks = 'Opened';
export const chosen = 'Opened most';
export const advice =
  'Shoppers search for these and find nothing. If you sell it, use the word in the product’s title or description, or add it to the';
export const searchWords = 'search words';
export const adviceEnd = '.';

/** The table's texts. */
export const table = {
  title,
  things: 'searches',
  failed: 'Failed to load the searches.',
  empty: 'No searches yet',
  emptyText: `Searches appear here once ${MIN_SEARCHERS} visitors have searched for the same thing.`,
  emptyFiltered: 'Every search in this period found something.',
} as const;
