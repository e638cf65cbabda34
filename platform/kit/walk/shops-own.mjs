/** What no page of a shop needs: its metrics, and the kit. */
const NOT_FOR_PAGES = /^\/(?:metrics|kit)(?:\/|$)/;

/**
 * True for what a page of the shop may load: its own origin, and non-network URLs.
 * @param {string} url
 * @param {string} base
 */
export function isShops(url, base) {
  const { origin, protocol, pathname } = new URL(url);
  if (protocol === 'data:' || protocol === 'blob:' || protocol === 'about:') return true;
  return origin === new URL(base).origin && !NOT_FOR_PAGES.test(pathname);
}
