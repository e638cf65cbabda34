import { isShops } from './shops-own.mjs';

/** @import { BrowserContext, Route } from 'playwright-core' */

/** Maximum redirects of one request. */
const MOST_REDIRECTS = 5;

/**
 * A document that navigates to the redirect's target: a browser follows no redirect in an intercepted response.
 * @param {string} url
 */
const pageThatGoesTo = (url) =>
  `<!doctype html><meta http-equiv="refresh" content="0;url=${url.replaceAll('"', '%22')}">`;

/**
 * Requests from the shop what a page wants, and follows redirects within the shop.
 * @param {Route} route
 * @param {string} base
 * @returns the answer, or a document that navigates to a page's redirect target; undefined if that is outside the
 * shop
 */
async function fetchOfShop(route, base) {
  let url = route.request().url();
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (!isShops(url, base)) return undefined;
    const response = await route.fetch({ url, maxRedirects: 0 });
    const { location } = response.headers();
    if (response.status() < 300 || response.status() > 399 || location === undefined) {
      return { response };
    }
    url = new URL(location, url).href;
    if (route.request().isNavigationRequest()) {
      return isShops(url, base)
        ? { contentType: 'text/html', body: pageThatGoesTo(url) }
        : undefined;
    }
  }
  return undefined;
}

/**
 * Answers one request of a page, and stores the sources of scripts.
 * @param {Route} route
 * @param {string} base
 * @param {Map<string, string>} scripts
 */
async function answerRequest(route, base, scripts) {
  const request = route.request();
  // A stream never ends. After an empty answer its page does not reconnect.
  if (request.resourceType() === 'eventsource') return route.fulfill({ status: 204 });
  const answer = await fetchOfShop(route, base);
  if (answer === undefined) return route.abort();
  if (answer.response && request.resourceType() === 'script') {
    scripts.set(new URL(request.url()).pathname, await answer.response.text());
  }
  return route.fulfill(answer);
}

/**
 * Answers all requests of a context's pages through this process: the browser itself needs no network, and neither
 * requests nor navigations can leave the shop.
 * @param {BrowserContext} context
 * @param {string} base
 * @returns {Promise<Map<string, string>>} the scripts that were sent, by path
 */
export async function answerRequests(context, base) {
  const scripts = new Map();
  await context.route('**/*', (route) =>
    // A page closed in the meantime needs no answer.
    answerRequest(route, base, scripts).catch(() => route.abort().catch(() => undefined)),
  );
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  return scripts;
}
