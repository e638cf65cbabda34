/** What a list of the dashboard shows, as its address says. */
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

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** Reads the address; whatever in it makes no sense is as if it weren't there. */
export function readListQuery<Status extends string>(
  address: URLSearchParams,
  statuses: readonly Status[],
): ListQuery<Status> {
  return {
    page: pageOf(address.get('page')),
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: statuses.find((status) => status === address.get('status')),
  };
}

/** The address after a change. Another search or status starts at page 1; what is default is left out. */
export function writeListQuery<Status extends string>(
  address: URLSearchParams,
  change: Partial<ListQuery<Status>>,
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
