import { baseApi } from '@pasal/shared/api';
import type { Need } from '@pasal/shared/contracts';
import { requestOfNeed } from '@pasal/shared/domain';
import type { ShopStore } from '../store/make-store';
import type { LinkedPage } from './linked-page';

type Dispatch = ShopStore['dispatch'];
type Asking = Parameters<Dispatch>[0] & PromiseLike<{ data?: unknown }>;
/** Of an endpoint, whichever remote has brought it. */
interface Endpoint {
  initiate: (request: unknown, options: { subscribe: false }) => Asking;
}

/** The answer to a need: asked for unless it is known or under way; undefined where it cannot be. */
async function askFor(
  need: Need,
  { remote, params, search }: LinkedPage,
  earlier: readonly Promise<unknown>[],
  dispatch: Dispatch,
): Promise<unknown> {
  const endpoints: Readonly<Record<string, Endpoint>> = baseApi.endpoints;
  const endpoint = Object.hasOwn(endpoints, need.call) ? endpoints[need.call] : undefined;
  if (!endpoint) return undefined;
  const values = [...Object.values(need.params ?? {}), ...Object.values(need.query ?? {})];
  const builds = values.some((value) => 'answer' in value);
  // Nothing is waited for without a reason: what can be asked now goes out together.
  const answers = builds ? await Promise.all(earlier) : [];
  const shapes = remote.prefetch?.shapes[need.call] ?? {};
  const request = requestOfNeed(need, { params, search, answers }, shapes);
  if (request === null) return undefined;
  const { data } = await dispatch(endpoint.initiate(request, { subscribe: false }));
  return data;
}

/**
 * Asks for what a page shows first, as its own hooks would: they find the answer, or wait for the same
 * one. A call whose endpoint no remote has brought yet is left to the page.
 */
export function fetchData(page: LinkedPage, dispatch: Dispatch): void {
  const asked: Promise<unknown>[] = [];
  for (const need of page.route.needs ?? []) {
    asked.push(askFor(need, page, [...asked], dispatch));
  }
}
