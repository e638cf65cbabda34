import { dayOf } from '../../kit/model/day';
import { pageOf } from '../../kit/model/list-address';

/** The days of the report, in its address. */
export interface RuleDays {
  page: number;
  from: string | undefined;
  to: string | undefined;
}

export const readRuleDays = (address: URLSearchParams): RuleDays => ({
  page: pageOf(address),
  from: dayOf(address.get('from')),
  to: dayOf(address.get('to')),
});
