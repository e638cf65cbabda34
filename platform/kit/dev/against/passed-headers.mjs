/** @import { IncomingHttpHeaders } from 'node:http' */

/** @typedef {{ here: string, shop: string }} Origins */

/** Headers of a request that concern only this connection, or could have been invented for another one. */
const NOT_SENT =
  /^(?:host|connection|keep-alive|upgrade|transfer-encoding|forwarded|x-forwarded-.*)$/;
/** Headers of an answer that concern only its connection, or would bind a browser to https on this machine. */
const NOT_TAKEN = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
]);

/**
 * The headers of a request as the shop would have got them from its own page. A request of another page
 * keeps its origin, so that the shop refuses it as ever.
 * @param {IncomingHttpHeaders} headers
 * @param {Origins} origins
 */
export function sentHeaders(headers, { here, shop }) {
  /** @type {IncomingHttpHeaders} */
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_SENT.test(name)));
  if (sent.origin === here) sent.origin = shop;
  if (sent.referer?.startsWith(`${here}/`)) sent.referer = shop + sent.referer.slice(here.length);
  return { ...sent, host: new URL(shop).host };
}

/**
 * A cookie for this machine: it has no https, and is not called what the shop is called.
 * @param {string} cookie
 */
const localCookie = (cookie) => cookie.replaceAll(/;\s*(?:secure|domain=[^;]*)(?=;|$)/gi, '');

/**
 * The headers of the shop's answer as this machine gives them on.
 * @param {IncomingHttpHeaders} headers
 * @param {Origins} origins
 */
export function takenHeaders(headers, { here, shop }) {
  /** @type {IncomingHttpHeaders} */
  const taken = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_TAKEN.has(name)),
  );
  if (taken['set-cookie']) taken['set-cookie'] = taken['set-cookie'].map(localCookie);
  if (taken.location?.startsWith(`${shop}/`)) {
    taken.location = here + taken.location.slice(shop.length);
  }
  return taken;
}
