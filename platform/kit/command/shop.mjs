import { Failure } from './failure.mjs';
import { signResult } from './walk-result.mjs';

/** The problems of a release that the shop will not take, one line each. */
export const linesOf = (problems) => problems.map(({ text }) => `- ${text}`);

/** A call the shop refused: its message, or each problem of a release it will not take. */
function refusalOf(status, { message = `the shop answered ${status}`, details } = {}) {
  const lines = linesOf(details?.problems ?? []);
  const reason = lines.length > 0 ? 'the shop refuses it, as is said above.' : message;
  return Object.assign(new Failure(reason, lines), { status });
}

/** The shop may have done what it was asked: its answer was lost, or it failed while it worked. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']);
const FAILED = new Set([500, 502, 504]);
const isUnsure = ({ status, cause }) => FAILED.has(status) || BROKEN.has(cause?.cause?.code);
const UNSURE = 'Whether the shop did it is not known; pasal status says what is live.';

/** The cause of a connection that failed, in the words of the system. */
const causeOf = ({ cause, message }) => cause?.message || cause?.code || message;

async function request(url, options) {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new Error(`${new URL(url).origin} cannot be reached: ${causeOf(error)}`, {
      cause: error,
    });
  }
}

/** The answer's body; an answer that is no JSON has none. */
async function bodyOf(answer) {
  try {
    return await answer.json();
  } catch {
    return {};
  }
}

/** The token of the environment; it is sent, and never shown. */
function tokenOf(environment) {
  const token = environment.PASAL_TOKEN?.trim();
  if (!token) throw new Error('PASAL_TOKEN holds no token; the shop’s owner makes one for a team.');
  return token;
}

/**
 * The shop's side of releases.
 * @param {string} address where the shop is, such as `https://shop.example.com`
 */
export function shopAt(address, environment = process.env) {
  const base = address.replace(/\/+$/, '');

  async function call(method, path, { body, type = 'application/json' } = {}) {
    const answer = await request(`${base}/api/v1/release${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenOf(environment)}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      body: body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    const said = await bodyOf(answer);
    if (!answer.ok) throw refusalOf(answer.status, said);
    return said;
  }

  async function change(...asked) {
    try {
      return await call(...asked);
    } catch (error) {
      if (isUnsure(error)) error.undone = UNSURE;
      throw error;
    }
  }

  async function read(path) {
    const answer = await request(`${base}${path}`, { headers: { 'cache-control': 'no-cache' } });
    if (!answer.ok) throw refusalOf(answer.status, await bodyOf(answer));
    return answer;
  }

  return {
    address: base,
    check: (record) => call('POST', '/check', { body: record }),
    upload: (name, archive) =>
      change('POST', `/${name}/upload`, { body: archive, type: 'application/gzip' }),
    activate: (name, wanted) => change('POST', `/${name}/activate`, { body: wanted }),
    decide: (name, wanted) => change('POST', `/${name}/plan`, { body: wanted }),
    rollBack: (name, wanted) => change('POST', `/${name}/roll-back`, { body: wanted }),
    preview: (name, wanted) => change('POST', `/${name}/preview`, { body: wanted }),
    previews: () => call('GET', '/preview'),
    endPreview: (id) => change('DELETE', `/preview/${id}`),
    status: () => call('GET', ''),
    history: (name) => call('GET', `/history?name=${name}`),
    /** Sends what was found with a build in place, signed with the token. */
    sendWalk: (result) =>
      change('POST', `/${result.name}/walk`, { body: signResult(result, tokenOf(environment)) }),
    /** A shopper's way to an order, and an address for each of these patterns of pages. */
    async walk(patterns) {
      const query = new URLSearchParams(patterns.map((pattern) => ['pattern', pattern]));
      return (await read(`/kit/walk.json?${query}`)).json();
    },
    /** The document a visitor gets. */
    document: async () => (await read('/')).text(),
    /** Addresses of the two packages, and the versions a remote needs beside them. */
    async kit() {
      const { shared, kit, ...versions } = await (await read('/kit/index.json')).json();
      return { shared: `${base}/kit/${shared}`, kit: `${base}/kit/${kit}`, ...versions };
    },
    /** Names of the remotes that are live. */
    async remotes() {
      const { microFrontends } = await (await read('/discovery.json')).json();
      return Object.keys(microFrontends);
    },
  };
}
