import type { AskServer } from '@pasal/platform/browser/prefetch/page-data';
import { endpointOfCall } from '@pasal/shared/api';
import type { ShopStore } from '../store/make-store';

type Asking = Parameters<ShopStore['dispatch']>[0] & PromiseLike<{ data?: unknown }>;
/** An endpoint that any remote may have added. */
interface Endpoint {
  initiate: (request: unknown, options: { subscribe: false }) => Asking;
}

/** Makes calls as the hooks of a page do: the page then finds the answer in the cache, or waits for the same request. */
export const askServerOf =
  ({ dispatch }: Pick<ShopStore, 'dispatch'>): AskServer =>
  (call) => {
    const found = endpointOfCall(call)?.endpoint as Endpoint | undefined;
    return found && ((request) => dispatch(found.initiate(request, { subscribe: false })));
  };
