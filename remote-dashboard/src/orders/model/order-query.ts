import {
  ORDER_STATUSES,
  PARCEL_STAGES,
  type OrderStatus,
  type ParcelStage,
} from '@pasal/shared/contracts';
import { dayOf } from '../../kit/model/day';
import { idOf, readListQuery, type ListQuery } from '../../kit/model/list-address';

/** The order list's filters, from its address. */
export interface OrderListQuery extends ListQuery<OrderStatus> {
  stage: ParcelStage | undefined;
  district_id: number | undefined;
  city_id: number | undefined;
  /** Kathmandu days such as `2026-11-21`, both included. */
  from: string | undefined;
  to: string | undefined;
  /** Only overdue deliveries. */
  late: true | undefined;
}

/** Reads the address; invalid values are ignored. */
export function readOrderQuery(address: URLSearchParams): OrderListQuery {
  return {
    ...readListQuery(address, ORDER_STATUSES),
    stage: PARCEL_STAGES.find((stage) => stage === address.get('stage')),
    district_id: idOf(address.get('district_id')),
    city_id: idOf(address.get('city_id')),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
    late: address.get('late') === 'true' || undefined,
  };
}

/** Counts the active filters, besides search and status. */
export function countFilters({
  status,
  stage,
  district_id,
  city_id,
  from,
  to,
  late,
}: OrderListQuery): number {
  return [status, stage, district_id, city_id, from, to, late].filter(
    (value) => value !== undefined,
  ).length;
}

/** The list's filters as address parameters, without page and search. */
export function listAddress({ page: _page, search: _search, ...filters }: OrderListQuery): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
}

/** True if any filter is active. */
export function isNarrowed(query: OrderListQuery): boolean {
  return query.search !== '' || countFilters(query) > 0;
}
