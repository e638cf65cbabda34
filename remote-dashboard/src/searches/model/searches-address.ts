/** The last days a list may be of; the first is what nobody has chosen. */
export const PERIODS = [30, 7, 90] as const;
const MAX_PAGE = 1_000_000;

/** What the list of searches shows, as its address says. */
export interface SearchesFilter {
  /** From 1. */
  page: number;
  days: number;
  /** Only what found nothing. */
  nothing: boolean;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
export function readSearchesFilter(address: URLSearchParams): SearchesFilter {
  const page = Number(address.get('page'));
  const days = Number(address.get('days'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
    days: PERIODS.find((period) => period === days) ?? PERIODS[0],
    nothing: address.get('nothing') === 'true',
  };
}

/** The address of a filter; what is default is left out. */
export function writeSearchesFilter({ page, days, nothing }: SearchesFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (days !== PERIODS[0]) address.set('days', String(days));
  if (nothing) address.set('nothing', 'true');
  if (page > 1) address.set('page', String(page));
  return address;
}
