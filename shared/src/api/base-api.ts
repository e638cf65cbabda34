import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { CACHE_AREAS } from '../contracts/cache-areas';
import { refusedState } from './answers-refused';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import { readBody } from './read-body';
import { searchParamsOf } from './search-params';

/** Request timeout in ms (D37). */
const TIMEOUT = 15_000;
/** Seconds that unused data stays in the cache (R9.12). */
const KEEP_UNUSED = 60;

/** Calls join the trace of their page's document for this many ms: otherwise a page that stays open would have an endless trace. */
const ONE_TRACE = 600_000;

/** If the shop is traced, the document contains its trace id. */
function joinTrace(headers: Headers): void {
  // Older browsers don't expose server timing, and tests have no navigation.
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as Partial<PerformanceNavigationTiming>[];
  const trace = navigation?.serverTiming?.find(({ name }) => name === 'traceparent');
  if (trace && performance.now() < ONE_TRACE) headers.set('traceparent', trace.description);
}

/**
 * The page's only RTK Query API. It has no endpoints of its own: each remote and the host inject theirs, with tags
 * from `CACHE_AREAS`.
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
  // Only entries are rehydrated; the type requires the whole state.
  extractRehydrationInfo: (action) => refusedState(action) as never,
  endpoints: () => ({}),
});

/** Refetches everything on screen, and invalidates all other data. */
export const askAgain = () => baseApi.util.invalidateTags([...CACHE_AREAS]);
