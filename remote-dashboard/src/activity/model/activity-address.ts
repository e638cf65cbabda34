import { ACTIVITY_KINDS, type ActivityKind } from '@pasal/shared/contracts';
import { dayOf } from '../../kit/model/day';
import { pageOf } from '../../kit/model/list-address';

/** The activity log's filters, from its address. */
export interface ActivityFilter {
  /** From 1. */
  page: number;
  by: string | undefined;
  kind: ActivityKind | undefined;
  /** Kathmandu days, both included. */
  from: string | undefined;
  to: string | undefined;
}

/** Reads the address; invalid values are ignored. */
export function readActivityFilter(address: URLSearchParams): ActivityFilter {
  return {
    page: pageOf(address),
    by: address.get('by')?.slice(0, 254) || undefined,
    kind: ACTIVITY_KINDS.find((kind) => kind === address.get('kind')),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
  };
}
