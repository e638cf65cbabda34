import { readPeriod, type Period } from '../../kit/model/period';

/** The days of the cash book, in its address. */
export interface BookAddress extends Period {
  page: number;
  /** The entries before this one. */
  before: number | undefined;
}

export const readBook = (address: URLSearchParams): BookAddress => ({
  ...readPeriod(address),
  before: Number(address.get('before')) || undefined,
});
