import { bodyOf, refusalOf, request } from './ask-shop.mjs';
import { readsOf } from './shop-reads.mjs';
import { signResult } from './walk-result.mjs';

/**
 * @import { Static } from '@sinclair/typebox'
 * @import { ReleaseRecord } from '@pasal/platform/contract/release'
 * @import * as work from '@pasal/platform/contract/release-work'
 * @import { ReleaseHistoryResponse } from '@pasal/platform/contract/release-history'
 * @import { Failed } from './ask-shop.mjs'
 * @import { Reads } from './shop-reads.mjs'
 */

/**
 * The shop's API for releases.
 * @typedef {object} Calls
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
 * @property {(name: string) => Promise<import('@pasal/platform/contract/release-errors').ReleaseErrorsResponse>} errors
 * @property {(result: Parameters<typeof signResult>[0]) => Promise<{ message: string }>} sendWalk sends the findings
 * for a build, signed with the token
 */

/** @typedef {Calls & Reads} Shop */
/**
 * @typedef {Static<typeof work.ActivationRequest>} Activation
 * @typedef {Static<typeof work.PlanRequest>} Decision
 * @typedef {Static<typeof work.RollBackRequest>} RollBack
 */

/** The shop may have done what was requested: its answer was lost, or it failed while it worked. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT']);
const FAILED = new Set([500, 502, 504]);
/** @param {Failed} failed */
const isUnsure = ({ status = 0, cause }) =>
  FAILED.has(status) || BROKEN.has(cause?.cause?.code ?? '');
const UNSURE = 'Whether the shop did it is not known; pasal status says what is live.';

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
    errors: (name) => call('GET', `/${name}/errors`),
    history: (name) => call('GET', `/history?name=${name}`),
    sendWalk: (result) =>
      change('POST', `/${result.name}/walk`, { body: signResult(result, tokenOf(environment)) }),
    ...readsOf(base),
  };
}
