import { dayOf } from './day';
import { pageOf } from './list-address';

/** The days that a page shows something of; undefined: as the server has it. */
export interface Period {
  from: string | undefined;
  to: string | undefined;
}

/** A page of what it has. */
export interface PeriodPage extends Period {
  page: number;
}

/** Reads a period, and the page of what it has, in an address; whatever in it makes no sense is as if it weren't there. */
export const readPeriod = (address: URLSearchParams): PeriodPage => ({
  page: pageOf(address),
  from: dayOf(address.get('from')),
  to: dayOf(address.get('to')),
});
