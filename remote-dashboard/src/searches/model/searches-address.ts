import { pageOf } from '../../kit/model/list-address';

/** The periods of the list, in days; the first is the default. */
export const PERIODS = [30, 7, 90] as const;

/** The filters of the list of searches in its address. */
export interface SearchesFilter {
  /** From 1. */
  page: number;
  days: number;
  /** Only what found nothing. */
  nothing: boolean;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
export function readSearchesFilter(address: URLSearchParams): SearchesFilter {
  const days = Number(address.get('days'));
  return {
    page: pageOf(address),
    days: PERIODS.find((period) => period === days) ?? PERIODS[0],
    nothing: address.get('nothing') === 'true',
  };
}
