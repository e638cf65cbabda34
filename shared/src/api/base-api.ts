import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { API_BASE_PATH } from './base-url';

/** Areas of the cache (spec §7), and the messages of the outbox. */
export const CACHE_AREAS = [
  'auth',
  'branch',
  'product',
  'order-product',
  'site',
  'notification',
] as const;

/** A request is given up after this many ms (decision 37). */
const TIMEOUT = 15_000;
/** Unused data is kept this many seconds (spec §9). */
const KEEP_UNUSED = 60;

/**
 * The one RTK Query API of the page. It has no endpoints of its own: each remote and the host
 * inject theirs, with tags out of `CACHE_AREAS`.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({
    baseUrl: API_BASE_PATH,
    credentials: 'include',
    timeout: TIMEOUT,
    // A brand may repeat: brand=A&brand=B.
    paramsSerializer: (params: Record<string, unknown>) => searchParamsOf(params).toString(),
  }),
  tagTypes: CACHE_AREAS,
  keepUnusedDataFor: KEEP_UNUSED,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** Query parameters without the empty ones; lists repeat their name. */
export function searchParamsOf(params: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null && part !== '') search.append(name, String(part));
    }
  }
  return search;
}
