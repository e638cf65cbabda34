import { matchPath } from 'react-router-dom';
import { addressOf, type DocumentAnswer } from '@pasal/shared/api';
import { servicePathOf } from '@pasal/platform/contract/service-path';
import type { Need } from '@pasal/platform/contract/release';
import { calls } from '@pasal/shared/contracts/whole-calls';
import type { WholeCall } from '@pasal/core/contract/call';
import { requestOfNeed, type NeedRequest } from '@pasal/platform/contract/needs';
import type { CallAnswers } from './server-answers';

interface Place {
  /** The browser's address. */
  at: string;
  /** The route pattern of the page. */
  route: string;
}

type Asked = Parameters<typeof addressOf>[1];
/** A call of the API, or a read from the remote's own service, which has no schemas. */
type Named = Pick<WholeCall, 'name' | 'method' | 'path' | 'params' | 'query'>;

const callOf = (name: string): Named =>
  servicePathOf(name) ? { name, path: name, method: 'GET' } : calls[name as keyof typeof calls];

/** Returns a call's answer to a request, in place of the server. */
async function bodyOf(
  call: Named,
  request: NeedRequest | undefined,
  answers: CallAnswers,
): Promise<unknown> {
  const answer: unknown = answers[call.name as keyof CallAnswers];
  if (answer === undefined) throw new Error(`no answer for ${call.name}`);
  if (typeof answer !== 'function') return answer;
  const url = new URL(addressOf(call, request as Asked), 'http://localhost');
  return (await answer(new Request(url))) as unknown;
}

/**
 * The answers in a document of this address: those to the page's needs. A test that
 * renders the page with them sees whether it sends further requests.
 */
export async function answersOfPage(
  needs: readonly Need[],
  { at, route }: Place,
  answers: CallAnswers,
): Promise<DocumentAnswer[]> {
  const url = new URL(at, 'http://localhost');
  const matched = Object.entries(matchPath(route, url.pathname)?.params ?? {});
  const params = Object.fromEntries(
    matched.map(([name, value = '']) => [name, decodeURIComponent(value)]),
  );
  const bodies: unknown[] = [];
  const found: DocumentAnswer[] = [];
  for (const [place, need] of needs.entries()) {
    const call = callOf(need.call);
    const from = { params, search: url.searchParams, answers: bodies };
    const request = requestOfNeed(need, from, call);
    if (request === null) continue;
    bodies[place] = await bodyOf(call, request, answers);
    found.push({ call: call.name, request, body: bodies[place] });
  }
  return found;
}
