import { ORDER_STATUSES, type OrderStatus } from '@pasal/shared/contracts';
import { dayOf } from '../../kit/model/day';
import { readListQuery, type ListQuery } from '../../kit/model/list-address';

/** What the list of orders shows, as its address says. */
export interface OrderListQuery extends ListQuery<OrderStatus> {
  district_id: number | undefined;
  city_id: number | undefined;
  /** Days of Kathmandu such as `2026-11-21`, both included. */
  from: string | undefined;
  to: string | undefined;
}

const MAX_ID = 2_147_483_647;

function idOf(text: string | null): number | undefined {
  const id = Number(text);
  return text !== null && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : undefined;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
export function readOrderQuery(address: URLSearchParams): OrderListQuery {
  return {
    ...readListQuery(address, ORDER_STATUSES),
    district_id: idOf(address.get('district_id')),
    city_id: idOf(address.get('city_id')),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
  };
}

/** How many of the filters beside search and status are set. */
export function countFilters({ district_id, city_id, from, to }: OrderListQuery): number {
  return [district_id, city_id, from, to].filter((value) => value !== undefined).length;
}

/** Whether the list shows less than all orders. */
export function isNarrowed(query: OrderListQuery): boolean {
  return query.search !== '' || query.status !== undefined || countFilters(query) > 0;
}
