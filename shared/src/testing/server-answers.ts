type Answer = unknown | ((request: Request) => unknown);

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
  set: (call: string, answer: Answer) => void;
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
  const text = await request.clone().text();
  const json = request.headers.get('content-type')?.includes('json');
  return {
    method: request.method,
    path: url.pathname.replace('/api/v1', ''),
    query: url.searchParams,
    headers: request.headers,
    body: json && text ? JSON.parse(text) : text,
  };
}

/**
 * Answers the page's calls for one test: `{'GET /product/public': {products: [], …}}`, paths below
 * the API base, without query. A function gets the request. A call nobody answers fails the test
 * with its name.
 */
export function answerCalls(answers: Record<string, Answer>): ServerAnswers {
  const table = new Map(Object.entries(answers));
  const calls: Recorded[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input as string, init);
    const call = await record(request);
    calls.push(call);
    const name = `${call.method} ${call.path}`;
    if (!table.has(name)) throw new Error(`no answer for ${name}`);
    const answer = table.get(name);
    const body: unknown = await (typeof answer === 'function' ? answer(request) : answer);
    return body instanceof Response ? body.clone() : Response.json(body);
  };
  return { calls, set: (call, answer) => table.set(call, answer) };
}
