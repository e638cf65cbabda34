import { ACTIVITY_KINDS, type ActivityKind } from '@pasal/shared/contracts';
import { dayOf } from '../../kit/model/day';

/** What the activity log shows, as its address says. */
export interface ActivityFilter {
  /** From 1. */
  page: number;
  by: string | undefined;
  kind: ActivityKind | undefined;
  /** Days of Kathmandu, both included. */
  from: string | undefined;
  to: string | undefined;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
export function readActivityFilter(address: URLSearchParams): ActivityFilter {
  const page = Number(address.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    by: address.get('by')?.slice(0, 254) || undefined,
    kind: ACTIVITY_KINDS.find((kind) => kind === address.get('kind')),
    from: dayOf(address.get('from')),
    to: dayOf(address.get('to')),
  };
}

/** The address after a change; another filter starts at page 1, and what is default is left out. */
export function writeActivityFilter(
  address: URLSearchParams,
  change: Partial<ActivityFilter>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const isDefault = value === undefined || value === '' || (name === 'page' && value === 1);
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
