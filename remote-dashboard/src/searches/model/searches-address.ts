import { pageOf } from '../../kit/model/list-address';

/** The periods of the list, in days; the first is the default. */
export const PERIODS = [30, 7, 90] as const;

/** The search list's filters, from its address. */
export interface SearchesFilter {
  /** From 1. */
  page: number;
  days: number;
  /** Only searches without results. */
  nothing: boolean;
}

/** Reads the address; invalid values are ignored. */
export function readSearchesFilter(address: URLSearchParams): SearchesFilter {
  const days = Number(address.get('days'));
  return {
    page: pageOf(address),
    days: PERIODS.find((period) => period === days) ?? PERIODS[0],
    nothing: address.get('nothing') === 'true',
  };
}
