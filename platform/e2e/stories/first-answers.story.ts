import type { Page } from '@playwright/test';
import { isApiCall } from '../../../e2e/shop/api-calls';
import { watchPolicy } from '../../../e2e/shop/policy';
import { awaitRendered, isRendered } from '../../../e2e/shop/rendered';
import {
  openWhole,
  saveData,
  shiftsOf,
  someProduct,
  watchShifts,
  withoutAnswers,
} from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';

/** The browser's requests from now on, by kind, and its console errors. */
function watchRequests(page: Page) {
  const scripts: string[] = [];
  const calls: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
    if (isApiCall(pathname)) calls.push(pathname);
  });
  page.on('console', (message) => said.push(message.text()));
  return { scripts, calls, said };
}

/** Counts the answers in a document. */
function answersIn(html: string): number {
  const [, json = '[]'] = /id="answers">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as unknown[]).length;
}

/** The most answers one of several documents of an address carried. */
async function mostAnswers(page: Page, at: string): Promise<number> {
  const counts: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    counts.push(answersIn(await (await page.request.get(at)).text()));
  }
  return Math.max(...counts);
}

/** Pages a visitor's own things are on; of these the server makes header and footer only. */
const MADE_BY_BROWSER = new Set(['cart', 'wishlist', 'checkout', 'order look-up', 'login']);

const places = {
  home: () => '/',
  category: () => '/product-category/new_arrivals',
  'a filtered category': () => '/product-category/popular_items?sort=price_desc&minPrice=100',
  product: async (page: Page) => `/product/${(await someProduct(page)).slug}`,
  cart: () => '/cart',
  'what a search finds': () => '/search?q=camera&sort=price_desc',
  wishlist: () => '/wishlist',
  checkout: () => '/checkout',
  'order look-up': () => '/track-order',
  contact: () => '/contact',
  login: () => '/login',
};

/** Opens an address as a whole page; returns what is seen of it from then on. */
async function openWatched(page: Page, name: keyof typeof places) {
  const refused = await watchPolicy(page);
  await watchShifts(page);
  // Other pages are fetched once this one is at rest.
  await saveData(page);
  const at = await places[name](page);
  const { scripts, calls, said } = watchRequests(page);
  const isMade = !MADE_BY_BROWSER.has(name);
  if (isMade) await awaitRendered(page, at);
  // A document does not wait long for its answers: on a busy machine it may lack some.
  const whole = await mostAnswers(page, at);
  for (let isWhole = false; !isWhole;) {
    for (const seen of [scripts, calls, said]) seen.length = 0;
    const navigation = page.waitForResponse((response) => response.request().isNavigationRequest());
    await openWhole(page, at);
    const html = await (await navigation).text();
    isWhole = answersIn(html) >= whole && isRendered(html) === isMade;
  }
  return { page, scripts, calls, said, refused };
}

test('on every page every script comes once, no call is made, nothing is refused and nothing jumps', async ({
  page,
  context,
}) => {
  const opened: [string, Awaited<ReturnType<typeof openWatched>>][] = [];
  for (const name of Object.keys(places) as (keyof typeof places)[]) {
    opened.push([name, await openWatched(await context.newPage(), name)]);
  }
  // A browser complains of a preload some seconds after the page is there when nothing used it.
  await page.waitForEvent('console', { timeout: 4000 }).catch(() => undefined);
  for (const [name, { page: tab, scripts, calls, said, refused }] of opened) {
    expect(scripts.length, name).toBeGreaterThan(2);
    const again = scripts.filter((file, index) => scripts.indexOf(file) !== index);
    const shifts = await shiftsOf(tab);
    expect({ again, calls, said, refused, shifts }, name).toEqual({
      again: [],
      calls: [],
      said: [],
      refused: [],
      shifts: [],
    });
  }
});

test('a document names every script of its page, the slider’s too: none waits for another', async ({
  page,
}) => {
  await saveData(page);
  const { scripts } = watchRequests(page);
  await openWhole(page, '/');
  await expect(page.getByRole('group', { name: 'Highlights of the shop' })).toBeVisible();
  const named = await page.locator('#scripts').textContent();
  // The host's own later files load when the page is at rest.
  const ofRemotes = scripts.filter((file) => file.startsWith('/remotes/'));
  expect(ofRemotes.filter((file) => !named?.includes(file))).toEqual([]);
});

test('a page whose document was late with its answers asks for them itself', async ({ page }) => {
  const { slug, title } = await someProduct(page);
  await withoutAnswers(page);
  const { calls } = watchRequests(page);
  await openWhole(page, `/product/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(calls).toContain(`/api/v1/product/slug/${slug}`);
});
