import type { AskServer } from '@pasal/platform/browser/prefetch/page-data';
import { baseApi } from '@pasal/shared/api';
import type { ShopStore } from '../store/make-store';

type Asking = Parameters<ShopStore['dispatch']>[0] & PromiseLike<{ data?: unknown }>;
/** Of an endpoint, whichever remote has brought it. */
interface Endpoint {
  initiate: (request: unknown, options: { subscribe: false }) => Asking;
}

/** Asks as the hooks of a page would: they find the answer, or wait for the same one. */
export const askServerOf =
  ({ dispatch }: Pick<ShopStore, 'dispatch'>): AskServer =>
  (call) => {
    const endpoints: Readonly<Record<string, Endpoint>> = baseApi.endpoints;
    const endpoint = Object.hasOwn(endpoints, call) ? endpoints[call] : undefined;
    return endpoint && ((request) => dispatch(endpoint.initiate(request, { subscribe: false })));
  };
