import type { Need } from '../../contract/release';
import { requestOfNeed } from '../../contract/needs';
import type { LinkedPage } from './linked-page';

/** Requests the answer to a call, unless it is known or in progress; undefined if no remote has added the call yet. */
export type AskServer = (
  call: string,
) => ((request: unknown) => PromiseLike<{ data?: unknown }>) | undefined;

/** True when it needs a value from another answer. */
const buildsOnAnswer = ({ params = {}, query = {} }: Need): boolean =>
  [...Object.values(params), ...Object.values(query)].some((value) => 'answer' in value);

/** The answer to a need: requested unless known or in progress; undefined if unavailable. */
async function askFor(
  need: Need,
  { remote, params, search }: LinkedPage,
  earlier: readonly Promise<unknown>[],
  askServer: AskServer,
): Promise<unknown> {
  const ask = askServer(need.call);
  if (!ask) return undefined;
  // Requests go out in parallel as far as possible.
  const answers = buildsOnAnswer(need) ? await Promise.all(earlier) : [];
  const shapes = remote.prefetch?.shapes[need.call] ?? {};
  const request = requestOfNeed(need, { params, search, answers }, shapes);
  if (request === null) return undefined;
  const { data } = await ask(request);
  return data;
}

/**
 * Requests a page's first answers as its own hooks would: they find the answer, or wait for the same request. A call
 * whose endpoint no remote has added yet is left to the page.
 */
export function fetchData(page: LinkedPage, askServer: AskServer): void {
  const asked: Promise<unknown>[] = [];
  for (const need of page.route.needs ?? []) {
    asked.push(askFor(need, page, [...asked], askServer));
  }
}

/** How many first calls a page makes, judging by its address: some are made only at some addresses. */
export function countCalls({ remote, route, params, search }: LinkedPage): number {
  const shapes = remote.prefetch?.shapes ?? {};
  return (route.needs ?? []).filter((need) => {
    const given = { params, search, answers: [] };
    return buildsOnAnswer(need) || requestOfNeed(need, given, shapes[need.call] ?? {}) !== null;
  }).length;
}
