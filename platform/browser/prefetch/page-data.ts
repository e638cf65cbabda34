import type { Need } from '../../contract/release';
import { requestOfNeed } from '../../contract/needs';
import type { LinkedPage } from './linked-page';

/**
 * Asks the server for the answer to a call, unless it is known or under way; undefined where no remote has
 * brought the call yet.
 */
export type AskServer = (
  call: string,
) => ((request: unknown) => PromiseLike<{ data?: unknown }>) | undefined;

/** True when it asks for something that another answer says. */
const buildsOnAnswer = ({ params = {}, query = {} }: Need): boolean =>
  [...Object.values(params), ...Object.values(query)].some((value) => 'answer' in value);

/** The answer to a need: asked for unless it is known or under way; undefined where it cannot be. */
async function askFor(
  need: Need,
  { remote, params, search }: LinkedPage,
  earlier: readonly Promise<unknown>[],
  askServer: AskServer,
): Promise<unknown> {
  const ask = askServer(need.call);
  if (!ask) return undefined;
  // Nothing is waited for without a reason: what can be asked now goes out together.
  const answers = buildsOnAnswer(need) ? await Promise.all(earlier) : [];
  const shapes = remote.prefetch?.shapes[need.call] ?? {};
  const request = requestOfNeed(need, { params, search, answers }, shapes);
  if (request === null) return undefined;
  const { data } = await ask(request);
  return data;
}

/**
 * Asks for what a page shows first, as its own hooks would: they find the answer, or wait for the same
 * one. A call whose endpoint no remote has brought yet is left to the page.
 */
export function fetchData(page: LinkedPage, askServer: AskServer): void {
  const asked: Promise<unknown>[] = [];
  for (const need of page.route.needs ?? []) {
    asked.push(askFor(need, page, [...asked], askServer));
  }
}

/** How many calls a page makes first, as far as its address says: some are made at one address and not at another. */
export function countCalls({ remote, route, params, search }: LinkedPage): number {
  const shapes = remote.prefetch?.shapes ?? {};
  return (route.needs ?? []).filter((need) => {
    const given = { params, search, answers: [] };
    return buildsOnAnswer(need) || requestOfNeed(need, given, shapes[need.call] ?? {}) !== null;
  }).length;
}
