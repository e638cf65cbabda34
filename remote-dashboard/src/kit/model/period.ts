import { dayOf } from './day';
import { pageOf } from './list-address';

/** The days a page covers; undefined: the server's default. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** A page of the period's results. */
export interface PeriodPage extends Period {
  page: number;
}

/** Reads a period and page number from an address; invalid values are ignored. */
export const readPeriod = (address: URLSearchParams): PeriodPage => ({
  page: pageOf(address),
  from: dayOf(address.get('from')),
  to: dayOf(address.get('to')),
});
