import type { FastifyInstance } from 'fastify';
import type { PublicArea } from '@pasal/shared/contracts/calls';
import type { WholeCall } from '@pasal/shared/contracts/whole-calls';
import type { NeedRequest } from '@pasal/shared/domain';
import { checkOfText } from '../../http/body/validation';

const API = '/api/v1';

/** A call whose answer is the same for every visitor. */
export type PublicCall = WholeCall & { publicArea: PublicArea };

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
  return `${API}${filled}?${search}`;
}

/**
 * Reads the answers of public calls as a visitor without cookies gets them: kept ones where they lie,
 * others by asking the shop itself. Null for what is refused.
 */
export function publicReader(app: FastifyInstance) {
  const checks = new Map<string, { params: Check; query: Check }>();

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

  async function read(call: PublicCall, request: NeedRequest, host: string) {
    const asked = readRequest(call, request);
    if (!asked) return null;
    const url = `${API}${call.path}`;
    const kept = await app.publicAnswers.kept({ area: call.publicArea, url, ...asked });
    if (kept) return kept.toString();
    const answer = await app.inject({ url: addressOf(call, request), headers: { host } });
    return answer.statusCode === 200 ? answer.body : null;
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
