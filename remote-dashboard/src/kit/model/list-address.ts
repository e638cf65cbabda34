import { DASHBOARD_PAGE_SIZE, DASHBOARD_PAGE_SIZES } from '@pasal/shared/contracts';

/** A list's search and filters, from its address. */
export interface ListQuery<Status extends string> {
  /** From 1. */
  page: number;
  /** Empty if none. */
  search: string;
  status: Status | undefined;
}

/** The server's maximum search length. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 1_000_000;

const MAX_ID = 2_147_483_647;

/** An id in an address, such as of a district. */
export function idOf(text: string | null): number | undefined {
  const id = Number(text);
  return text !== null && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : undefined;
}

/** The page number in an address. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** The page size in an address: 10 by default (R9.8). */
export function pageSizeOf(address: URLSearchParams): number {
  const wanted = Number(address.get('limit'));
  return DASHBOARD_PAGE_SIZES.find((size) => size === wanted) ?? DASHBOARD_PAGE_SIZE;
}

/** Reads the address; invalid values are ignored. */
export function readListQuery<Status extends string>(
  address: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> {
  return {
    page: pageOf(address),
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: statuses.find((status) => status === address.get('status')),
  };
}

/** The address after a change. A changed filter resets the page to 1; defaults are omitted. */
export function writeQuery<Query extends object>(
  address: URLSearchParams,
  change: Partial<Query>,
  read: (address: URLSearchParams) => Query,
): URLSearchParams {
  const defaults = new Map<string, unknown>(Object.entries(read(new URLSearchParams())));
  const next = new URLSearchParams(address);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const isDefault = value === undefined || value === '' || value === defaults.get(name);
    if (isDefault) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
