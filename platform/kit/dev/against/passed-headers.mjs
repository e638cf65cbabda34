/** @import { IncomingHttpHeaders } from 'node:http' */

/** @typedef {{ here: string, shop: string }} Origins */

/** Request headers that concern only this connection, or could have been forged. */
const NOT_SENT =
  /^(?:host|connection|keep-alive|upgrade|transfer-encoding|forwarded|x-forwarded-.*)$/;
/** Answer headers that concern only their connection, or would bind a browser to https on this machine. */
const NOT_TAKEN = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'strict-transport-security',
]);

/**
 * The headers of a request as if from the shop's own page. A request from another page keeps its origin, so that the
 * shop refuses it as usual.
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
 * A cookie for this machine, which has no https and another host name.
 * @param {string} cookie
 */
const localCookie = (cookie) => cookie.replaceAll(/;\s*(?:secure|domain=[^;]*)(?=;|$)/gi, '');

/**
 * The headers of the shop's answer as this machine passes them on.
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
