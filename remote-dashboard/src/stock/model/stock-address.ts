import { DEFAULT_BUY_WEEKS } from '@pasal/shared/contracts';
import { pageOf } from '../../kit/model/list-address';

/** Selectable weeks of supply. */
export const WEEKS = [2, DEFAULT_BUY_WEEKS, 8, 12, 26] as const;

/** The reorder list's parameters, from its address. */
export interface ToBuyAddress {
  page: number;
  weeks: number;
}

export function readToBuy(address: URLSearchParams): ToBuyAddress {
  const weeks = Number(address.get('weeks'));
  return {
    page: pageOf(address),
    weeks: WEEKS.find((each) => each === weeks) ?? DEFAULT_BUY_WEEKS,
  };
}
