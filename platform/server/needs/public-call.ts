import type { FastifyInstance } from 'fastify';
import { STATUS_OF, type ErrorResponse } from '@pasal/core/contract/error';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { WholeCall } from '@pasal/core/contract/call';
import type { NeedRequest } from '../../contract/needs';
import type { PublicAnswers } from '@pasal/core/http/cache/cache-public-responses';
import { checkOfText } from '@pasal/core/http/body/validation';
import { fillPath, type Source } from './source';

/** A call whose answer is the same for every visitor. */
type PublicCall = WholeCall & { publicArea: string };

/** True when visitors without a name may read it, and all read the same. */
const isPublic = (call: WholeCall): call is PublicCall =>
  call.method === 'GET' && call.access === 'public' && call.publicArea !== undefined;

type Check = ReturnType<typeof checkOfText>;
const noCheck: Check = () => true;

/** A failure without what names the one request it was of. */
function lastingPart(body: string): string {
  const { message, code, details } = JSON.parse(body) as ErrorResponse;
  return JSON.stringify({ message, code, details });
}

/** Reads requests as the route of a call does; null where the call's schemas do not allow one. */
function createRequestReader({ params: ofParams, query: ofQuery }: PublicCall) {
  const checks = {
    params: ofParams ? checkOfText(ofParams, false) : noCheck,
    query: ofQuery ? checkOfText(ofQuery, true) : noCheck,
  };
  return (request: NeedRequest) => {
    // The check reads numbers in place; the page's own request stays as it is.
    const { params = {}, query = {} } = structuredClone(request);
    return checks.params(params) && checks.query(query) ? { params, query } : null;
  };
}

/**
 * Finds the served call of a name, if every visitor may read it. Its answers are those a visitor without
 * cookies gets: cached ones where there are any, others by asking the shop itself; none that is one visitor's
 * alone.
 */
export function createCallSources(app: FastifyInstance) {
  const known = new Map<string, Source>();
  const { publicAnswers }: { publicAnswers: PublicAnswers } = app;

  function sourceOf(call: PublicCall): Source {
    const readRequest = createRequestReader(call);
    const { path, publicArea: area } = call;
    return {
      shapes: call,
      fits: (request) => readRequest(request) !== null,
      async read(request, { host, from }) {
        const asked = readRequest(request);
        if (!asked) return null;
        const cached = await publicAnswers.find({ area, url: `${API_BASE_PATH}${path}`, ...asked });
        if (cached) return { area, body: cached.toString() };
        const { statusCode, body, headers } = await app.inject({
          url: `${API_BASE_PATH}${fillPath(path, request)}`,
          headers: { host },
          remoteAddress: from,
        });
        if (statusCode === STATUS_OF.NOT_FOUND)
          return { area, status: statusCode, body: lastingPart(body) };
        const isForAll = headers['cache-control'] !== 'no-store';
        return statusCode === 200 && isForAll ? { area, body } : null;
      },
    };
  }

  return (name: string): Source | undefined => {
    const call = app.servedCalls.filter(isPublic).find((each) => each.name === name);
    const source = known.get(name) ?? (call && sourceOf(call));
    if (source) known.set(name, source);
    return source;
  };
}
