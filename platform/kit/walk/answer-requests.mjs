import { isShops } from './shops-own.mjs';

/** @import { BrowserContext, Route } from 'playwright-core' */

/** Redirects that one request may take. */
const MOST_REDIRECTS = 5;

/**
 * A document that goes on to where the shop sends its reader: a browser follows no redirect that it was handed.
 * @param {string} url
 */
const pageThatGoesTo = (url) =>
  `<!doctype html><meta http-equiv="refresh" content="0;url=${url.replaceAll('"', '%22')}">`;

/**
 * Asks the shop for what a page wants, and follows where it is sent as long as that is the shop's.
 * @param {Route} route
 * @param {string} base
 * @returns the answer, or a document that goes on to where the page is sent; undefined where that is not the shop's
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
 * Answers one request of a page, and keeps the texts of scripts.
 * @param {Route} route
 * @param {string} base
 * @param {Map<string, string>} scripts
 */
async function answerRequest(route, base, scripts) {
  const request = route.request();
  // A stream never ends. Without content its page does not ask again.
  if (request.resourceType() === 'eventsource') return route.fulfill({ status: 204 });
  const answer = await fetchOfShop(route, base);
  if (answer === undefined) return route.abort();
  if (answer.response && request.resourceType() === 'script') {
    scripts.set(new URL(request.url()).pathname, await answer.response.text());
  }
  return route.fulfill(answer);
}

/**
 * Answers all that the pages of a context ask for from the shop, by this process: the browser itself needs no network,
 * and nothing leaves for anywhere but the shop, neither what a page asks for nor the page itself.
 * @param {BrowserContext} context
 * @param {string} base
 * @returns {Promise<Map<string, string>>} the scripts that were sent, by their paths
 */
export async function answerRequests(context, base) {
  const scripts = new Map();
  await context.route('**/*', (route) =>
    // A page that is closed meanwhile wants no answer.
    answerRequest(route, base, scripts).catch(() => route.abort().catch(() => undefined)),
  );
  await context.routeWebSocket(/.*/, (socket) => socket.close());
  return scripts;
}
