import { dayOf } from '../../kit/model/day';
import { pageOf } from '../../kit/model/list-address';

/** The days of the cash book, in its address. */
export interface BookAddress {
  page: number;
  from: string | undefined;
  to: string | undefined;
  /** The entries before this one. */
  before: number | undefined;
}

export function readBook(address: URLSearchParams): BookAddress {
  return {
    page: pageOf(address),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
    before: Number(address.get('before')) || undefined,
  };
}
