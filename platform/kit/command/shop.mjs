import { Failure } from './failure.mjs';
import { signResult } from './walk-result.mjs';

/**
 * @import { Static } from '@sinclair/typebox'
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import * as work from '@pasal/platform/contract/release-work'
 * @import { ReleaseHistoryResponse } from '@pasal/platform/contract/release-history'
 * @import { ShopWalk } from '../walk/walk-shop.mjs'
 */

/**
 * Addresses of the two packages, and the versions a remote needs in addition.
 * @typedef {{ shared: string, kit: string, page: Record<string, string>, overrides: Record<string, string> }} Kit
 */

/**
 * The shop's API for releases.
 * @typedef {object} Shop
 * @property {string} address
 * @property {(record: ReleaseRecord) => Promise<work.GateResponse>} check
 * @property {(name: string, archive: Uint8Array<ArrayBuffer>) => Promise<work.UploadedRelease>} upload
 * @property {(name: string, wanted: Activation) => Promise<work.ActivationResponse>} activate
 * @property {(name: string, wanted: Decision) => Promise<work.ActivationResponse>} decide
 * @property {(name: string, wanted: RollBack) => Promise<work.ActivationResponse>} rollBack
 * @property {(name: string, wanted: { version: string, days?: number }) => Promise<work.PreviewLink>} preview
 * @property {() => Promise<{ previews: work.ReleasePreview[] }>} previews
 * @property {(id: string) => Promise<unknown>} endPreview
 * @property {() => Promise<work.ReleasesResponse>} status
 * @property {(name: string) => Promise<ReleaseHistoryResponse>} history
 * @property {(result: Parameters<typeof signResult>[0]) => Promise<{ message: string }>} sendWalk sends the findings
 * for a build, signed with the token
 * @property {(patterns: string[]) => Promise<ShopWalk & { addresses: string[] }>} walk a shopper's journey to an
 * order, and an address for each of these page patterns
 * @property {() => Promise<string>} document as a visitor gets it
 * @property {() => Promise<Kit>} kit
 * @property {() => Promise<string[]>} remotes names of the live ones
 */

/**
 * @typedef {Static<typeof work.ActivationRequest>} Activation
 * @typedef {Static<typeof work.PlanRequest>} Decision
 * @typedef {{ message?: string, details?: { problems?: Problem[] } }} Refused
 * @typedef {{ text: string }} Problem
 * @typedef {Static<typeof work.RollBackRequest>} RollBack
 * @typedef {{ message: string, code?: string, cause?: { code?: string } }} Cause
 * @typedef {{ message: string, status?: number, cause?: Partial<Cause>, undone?: string }} Failed
 */

/**
 * The problems of a release that the shop rejects, one line each.
 * @param {readonly Problem[]} problems
 */
export const linesOf = (problems) => problems.map(({ text }) => `- ${text}`);

/**
 * The error of a rejected call: its message, or each problem of a rejected release.
 * @param {number} status
 * @param {Refused} said
 */
function refusalOf(status, { message = `the shop answered ${status}`, details }) {
  const lines = linesOf(details?.problems ?? []);
  const reason = lines.length > 0 ? 'the shop refuses it, as is said above.' : message;
  return Object.assign(new Failure(reason, lines), { status });
}

/** The shop may have done what was requested: its answer was lost, or it failed while it worked. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']);
const FAILED = new Set([500, 502, 504]);
/** @param {Failed} failed */
const isUnsure = ({ status = 0, cause }) =>
  FAILED.has(status) || BROKEN.has(cause?.cause?.code ?? '');
const UNSURE = 'Whether the shop did it is not known; pasal status says what is live.';

/**
 * The cause of a failed connection, in the system's words.
 * @param {Failed} failed
 */
const causeOf = ({ cause, message }) => cause?.message || cause?.code || message;

/**
 * @param {string} url
 * @param {RequestInit} options
 */
async function request(url, options) {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new Error(
      `${new URL(url).origin} cannot be reached: ${causeOf(/** @type {Failed} */ (error))}`,
      {
        cause: error,
      },
    );
  }
}

/**
 * The answer's body; undefined if it is not JSON.
 * @param {Response} answer
 */
async function bodyOf(answer) {
  try {
    return await answer.json();
  } catch {
    return {};
  }
}

/**
 * The token from the environment; it is sent, and never printed.
 * @param {NodeJS.ProcessEnv} environment
 */
function tokenOf(environment) {
  const token = environment.PASAL_TOKEN?.trim();
  if (!token) throw new Error('PASAL_TOKEN holds no token; the shop’s owner makes one for a team.');
  return token;
}

/**
 * A client for the shop's release API.
 * @param {string} address of the shop, such as `https://shop.example.com`
 * @returns {Shop}
 */
export function shopAt(address, environment = process.env) {
  const base = address.replace(/\/+$/, '');

  /**
   * @param {string} method
   * @param {string} path
   * @param {{ body?: object | Uint8Array<ArrayBuffer>, type?: string }} [sent]
   */
  async function call(method, path, { body, type = 'application/json' } = {}) {
    const answer = await request(`${base}/api/v1/release${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenOf(environment)}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      body: body instanceof Uint8Array ? body : JSON.stringify(body),
    });
    const said = await bodyOf(answer);
    if (!answer.ok) throw refusalOf(answer.status, said);
    return said;
  }

  /** @param {Parameters<typeof call>} asked */
  async function change(...asked) {
    try {
      return await call(...asked);
    } catch (error) {
      const failed = /** @type {Failed} */ (error);
      if (isUnsure(failed)) failed.undone = UNSURE;
      throw error;
    }
  }

  /** @param {string} path */
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
    sendWalk: (result) =>
      change('POST', `/${result.name}/walk`, { body: signResult(result, tokenOf(environment)) }),
    async walk(patterns) {
      const query = new URLSearchParams(patterns.map((pattern) => ['pattern', pattern]));
      return (await read(`/kit/walk.json?${query}`)).json();
    },
    document: async () => (await read('/')).text(),
    async kit() {
      const { shared, kit, ...versions } = await (await read('/kit/index.json')).json();
      return { shared: `${base}/kit/${shared}`, kit: `${base}/kit/${kit}`, ...versions };
    },
    async remotes() {
      const { microFrontends } = await (await read('/discovery.json')).json();
      return Object.keys(microFrontends);
    },
  };
}
