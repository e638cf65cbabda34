import { claimsOf } from './development-key.mjs';
import { readAnswer, readSent, Refusal } from './what-passes.mjs';

/**
 * @import { IncomingMessage, ServerResponse } from 'node:http'
 * @import { Claim } from '../../claim/verify-claim.mjs'
 */

/** @typedef {ReturnType<typeof openLocalService>} LocalService */

/** Milliseconds for a whole answer, as in the shop. */
const WITHIN = 2000;
/**
 * The claims for each `--as`; any other value is the number of an order that was looked up.
 * @type {Record<string, Claim>}
 */
const ASKERS = {
  visitor: { who: 'visitor' },
  staff: { who: 'staff', role: 'staff' },
  admin: { who: 'staff', role: 'admin' },
};
const HEADERS = { 'cache-control': 'no-store' };

/**
 * Why a service gave no usable answer.
 * @param {unknown} thrown
 */
function reasonOf(thrown) {
  if (thrown instanceof Refusal) return thrown;
  const error = /** @type {Error & { cause?: Error }} */ (thrown);
  if (error.name === 'TimeoutError') return new Refusal('it took longer than 2 s');
  return new Refusal(`it cannot be reached: ${(error.cause ?? error).message}`);
}

/**
 * Answers `/x/<remote>/…` from a local service in the shop's place, within the same limits, and prints what was not
 * passed on.
 * @param {{ name: string, directory: string, address: string, as?: string }} remote
 */
export function openLocalService({ name, directory, address, as = 'visitor' }) {
  if (!/^https?:\/\//.test(address)) throw new Error(`${address} is no address of a service.`);
  const base = `/x/${name}/`;
  const root = new URL(`${address.replace(/\/+$/, '')}/`);
  const claim = claimsOf(directory, name, ASKERS[as] ?? { who: 'visitor', order: as });

  /** @param {IncomingMessage} request */
  async function ask(request) {
    const url = new URL(root.href + (request.url ?? '').slice(base.length));
    const isBelow = url.origin === root.origin && url.pathname.startsWith(root.pathname);
    if (!isBelow) throw new Refusal('the address leads out of the service', 404);
    const { headers, ...sent } = await readSent(request);
    const own = { 'accept-encoding': 'identity', 'pasal-claim': claim() };
    /**
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     */
    const answer = await fetch(url, {
      ...sent,
      headers: { ...headers, ...own, 'x-request-id': 'development' },
      redirect: 'manual',
      signal: AbortSignal.timeout(WITHIN),
    });
    return readAnswer(answer);
  }

  return {
    base,
    /** @param {string} url */
    isFor: (url) => url.startsWith(base),
    /**
     * @param {IncomingMessage} request
     * @param {ServerResponse} response
     */
    async answer(request, response) {
      try {
        const { status, body, type } = await ask(request);
        response.writeHead(status, { ...HEADERS, ...(type && { 'content-type': type }) }).end(body);
      } catch (error) {
        const { status, message: reason } = reasonOf(error);
        console.error(`${request.method} ${request.url}: ${reason}.`);
        const message = `The service of ${name} is away. Try again soon.`;
        const said = JSON.stringify({ message, code: 'UNAVAILABLE', requestId: 'development' });
        response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' }).end(said);
      }
    },
  };
}
