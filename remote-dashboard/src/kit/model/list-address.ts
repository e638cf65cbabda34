import { DASHBOARD_PAGE_SIZE, DASHBOARD_PAGE_SIZES } from '@pasal/shared/contracts';

/** The search and filters of a list in its address. */
export interface ListQuery<Status extends string> {
  /** From 1. */
  page: number;
  /** Empty: not searched. */
  search: string;
  status: Status | undefined;
}

/** Most characters a search may have; the server takes no more. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_PAGE = 1_000_000;

const MAX_ID = 2_147_483_647;

/** The id an address names, such as of a district. */
export function idOf(text: string | null): number | undefined {
  const id = Number(text);
  return text !== null && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : undefined;
}

/** The page an address names. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** The rows of a page an address asks for: 10 where it does not (R9.8). */
export function pageSizeOf(address: URLSearchParams): number {
  const wanted = Number(address.get('limit'));
  return DASHBOARD_PAGE_SIZES.find((size) => size === wanted) ?? DASHBOARD_PAGE_SIZE;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
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

/** The address after a change. Another filter starts at page 1; what is default is left out. */
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
