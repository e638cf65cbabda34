import type { ServiceCall } from '@pasal/platform/contract/service-path';
import type { CallResponse, CallShape } from '../contracts/calls';
import type { calls as wholeCalls } from '../contracts/calls/whole';
import { callOf, isPathOf } from './call-of-request';

type Calls = typeof wholeCalls;
type CallName = keyof Calls;
type Given<Value> =
  Value | Response | ((request: Request) => Value | Response | Promise<Value | Response>);
type AnswerOf<Shape> = Shape extends CallShape ? Given<CallResponse<Shape>> : never;

/**
 * The answers of calls, by name: a body of the call's shape, a response, or a function that makes one. Reads from
 * the remote's own service go by their name, too.
 */
export type CallAnswers = { [Name in CallName]?: AnswerOf<Calls[Name]> } & {
  [Name in ServiceCall]?: Given<unknown>;
};

/** The answer of one call. */
export type AnswerTo<Name extends CallName> = Exclude<CallAnswers[Name], undefined>;

interface Recorded {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface ServerAnswers {
  /** Every call the page made, oldest first. */
  calls: Recorded[];
  /** Changes what a call answers from now on. */
  set: <Name extends CallName>(name: Name, answer: CallAnswers[Name]) => void;
}

/** An answer with a status of its own. */
export function failWith(status: number, body: object): Response {
  return Response.json(body, { status });
}

/** The connection is cut. */
export function cutConnection(): never {
  throw new TypeError('Failed to fetch');
}

async function record(request: Request): Promise<Recorded> {
  const url = new URL(request.url);
  const text = request.body ? await request.clone().text() : '';
  const json = request.headers.get('content-type')?.includes('json');
  return {
    method: request.method,
    path: url.pathname.replace('/api/v1', ''),
    query: url.searchParams,
    headers: request.headers,
    body: json && text ? JSON.parse(text) : text,
  };
}

/** Answers every request of the page for one test by `find`; a request it does not find fails the test. */
function answerWith(find: (call: Recorded) => unknown): Recorded[] {
  const calls: Recorded[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const call = await record(request);
    calls.push(call);
    const answer = find(call);
    if (answer === undefined) throw new Error(`no answer for ${call.method} ${call.path}`);
    const body: unknown = await (typeof answer === 'function' ? answer(request) : answer);
    return body instanceof Response ? body.clone() : Response.json(body);
  };
  return calls;
}

/**
 * Answers the page's calls for one test: `{publicProducts: {products: [], …}}`. A function gets the request.
 * A call without an answer fails the test with its name.
 */
export function answerCalls(answers: CallAnswers): ServerAnswers {
  const table = new Map<string, unknown>(Object.entries(answers));
  const nameOfService = ({ path }: Recorded) =>
    [...table.keys()].find((name) => name.startsWith('/x/') && isPathOf(path, name));
  const calls = answerWith((call) => table.get(callOf(call)?.name ?? nameOfService(call) ?? ''));
  return { calls, set: (name, answer) => table.set(name, answer) };
}

/** The same for addresses outside the API: `{'GET /discovery.json': {…}}`. */
export function answerAddresses(answers: Record<string, unknown>) {
  const table = new Map(Object.entries(answers));
  const calls = answerWith(({ method, path }) => table.get(`${method} ${path}`));
  return { calls, set: (name: string, answer: unknown) => table.set(name, answer) };
}
