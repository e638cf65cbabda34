import type { FastifyInstance } from 'fastify';
import { STATUS_OF, type ErrorResponse } from '@pasal/core/contract/error';
import { API_BASE_PATH } from '@pasal/core/contract/base-path';
import type { WholeCall } from '@pasal/core/contract/call';
import type { NeedRequest } from '../../contract/needs';
import type { PublicAnswers } from '@pasal/core/http/cache/cache-public-responses';
import { checkOfText } from '@pasal/core/http/body/validation';

/** A call whose answer is the same for every visitor. */
export type PublicCall = WholeCall & { publicArea: string };

/** Whether visitors without a name may read it, and all read the same. */
const isPublic = (call: WholeCall): call is PublicCall =>
  call.method === 'GET' && call.access === 'public' && call.publicArea !== undefined;

type Check = ReturnType<typeof checkOfText>;
const noCheck: Check = () => true;

/** The text of a path or a query as an address has it. */
function addressOf({ path }: WholeCall, { params = {}, query = {} }: NeedRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) search.append(name, String(each));
  }
  return `${API_BASE_PATH}${filled}?${search}`;
}

/** What a call was answered. */
export interface PublicAnswer {
  /** Where there is no such thing; the body then says so. */
  status?: typeof STATUS_OF.NOT_FOUND;
  /** JSON. */
  body: string;
}

/** For whom a call is asked. */
export interface Asker {
  /** The shop's host, as their request names it. */
  host: string;
  /** The address they are counted by. */
  from: string;
}

/** A failure without what names the one request it was of. */
function lastingPart(body: string): string {
  const { message, code, details } = JSON.parse(body) as ErrorResponse;
  return JSON.stringify({ message, code, details });
}

/**
 * Reads the answers of public calls as a visitor without cookies gets them: kept ones where they lie,
 * others by asking the shop itself. Null for what is refused or fails, and for what is one visitor's alone.
 */
export function publicReader(app: FastifyInstance) {
  const checks = new Map<string, { params: Check; query: Check }>();
  const { publicAnswers }: { publicAnswers: PublicAnswers } = app;

  function checksOf(call: PublicCall) {
    const known = checks.get(call.name) ?? {
      params: call.params ? checkOfText(call.params, false) : noCheck,
      query: call.query ? checkOfText(call.query, true) : noCheck,
    };
    checks.set(call.name, known);
    return known;
  }

  /** The request as its route reads it; null where the call's schemas do not allow it. */
  function readRequest(call: PublicCall, request: NeedRequest) {
    // The check reads numbers in place; the page's own request stays as it is.
    const { params = {}, query = {} } = structuredClone(request);
    const known = checksOf(call);
    return known.params(params) && known.query(query) ? { params, query } : null;
  }

  async function read(
    call: PublicCall,
    request: NeedRequest,
    { host, from }: Asker,
  ): Promise<PublicAnswer | null> {
    const asked = readRequest(call, request);
    if (!asked) return null;
    const url = `${API_BASE_PATH}${call.path}`;
    const kept = await publicAnswers.kept({ area: call.publicArea, url, ...asked });
    if (kept) return { body: kept.toString() };
    const { statusCode, body, headers } = await app.inject({
      url: addressOf(call, request),
      headers: { host },
      remoteAddress: from,
    });
    if (statusCode === STATUS_OF.NOT_FOUND) return { status: statusCode, body: lastingPart(body) };
    const isForAll = headers['cache-control'] !== 'no-store';
    return statusCode === 200 && isForAll ? { body } : null;
  }

  return {
    /** The served call of this name, if every visitor may read it. */
    find: (name: string): PublicCall | undefined =>
      app.servedCalls.filter(isPublic).find((call) => call.name === name),
    /** Whether the call's schemas allow this request. */
    fits: (call: PublicCall, request: NeedRequest) => readRequest(call, request) !== null,
    read,
  };
}
