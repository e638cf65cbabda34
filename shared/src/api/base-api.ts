import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { CACHE_AREAS } from '../contracts/cache-areas';
import { refusedState } from './answers-refused';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { readBody } from './read-body';
import { searchParamsOf } from './search-params';

/** A request is given up after this many ms (D37). */
const TIMEOUT = 15_000;
/** Unused data stays in the cache this many seconds (R9.12). */
const KEEP_UNUSED = 60;

/** Calls join the trace of their page's document for so many ms: one that stays open would be a trace without end. */
const ONE_TRACE = 600_000;

/** Where the shop is traced, its document says in which trace it was made. */
function joinTrace(headers: Headers): void {
  // Older browsers do not know what the server measured, and tests have no navigation.
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as Partial<PerformanceNavigationTiming>[];
  const trace = navigation?.serverTiming?.find(({ name }) => name === 'traceparent');
  if (trace && performance.now() < ONE_TRACE) headers.set('traceparent', trace.description);
}

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
    prepareHeaders: joinTrace,
    responseHandler: async (response) => readBody(await response.text()),
    // A brand may repeat: brand=A&brand=B.
    paramsSerializer: (params: Record<string, unknown>) => searchParamsOf(params).toString(),
  }),
  tagTypes: CACHE_AREAS,
  keepUnusedDataFor: KEEP_UNUSED,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  // Only of entries is anything taken over; the type wants the whole state.
  extractRehydrationInfo: (action) => refusedState(action) as never,
  endpoints: () => ({}),
});

/** Everything that is shown is asked for again, and nothing else that is known is believed any longer. */
export const askAgain = () => baseApi.util.invalidateTags([...CACHE_AREAS]);
