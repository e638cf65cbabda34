import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { atRest } from '../../../e2e/shop/at-rest';
import { isApiCall } from '../../../e2e/shop/api-calls';
import { publicPages, PAGES_OF_ANY_SHOP, type PublicPage } from '../../../e2e/shop/public-pages';
import { watchPolicy } from '../../../e2e/shop/policy';
import { awaitRendered, awaitTakenOver, headOf, readToEnd } from '../../../e2e/shop/rendered';
import { closeShop, QUICK_START, startShop } from '../../../e2e/shop/running-shop';
import { repository } from '../../../e2e/shop/product-tree';
import { signIn } from '../../../e2e/shop/staff';
import {
  fillCart,
  saveData,
  shiftsOf,
  watchShifts,
  withoutAnswers,
} from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { pathIn } from '../../contract/language';
import { isLongForm } from '../../../server/src/testing/test-form';

/** The errors of each page during hydration; empty if there are none. */
type Faults = Record<string, string[]>;

/** Records a page's errors and API calls from now on. */
async function watchPage(page: Page) {
  const refused = await watchPolicy(page);
  await watchShifts(page);
  // Nothing is fetched ahead for other pages: every call is of the page that is shown.
  await saveData(page);
  const calls: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isApiCall(pathname)) calls.push(pathname);
  });
  // React reports failed hydration here; the error's cause has the reason.
  await page.addInitScript(() => {
    // Every visit is a browser's first: recently viewed products are requested at a page's end (D57).
    localStorage.removeItem('pasal:recently-viewed');
    window.addEventListener('error', ({ error }) => {
      const { cause } = (error ?? {}) as Error;
      if (cause instanceof Error) console.error(cause.stack);
    });
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => said.push(message.text()));
  return { refused, calls, said };
}

/** The browser's own words about a document whose status is not 200, or an answer that failed. */
const isOfStatus = (text: string) => /status of (404|500)/.test(text);

/** Recognises a browser's message about a missing script. */
const isOfLoading = (text: string) =>
  isOfStatus(text) || text.includes('integrity') || text.includes('MIME type');

/** Recognises the message of the federation's runtime when a remote is looked up again. */
const isOfRetry = (text: string) => text.includes('is already registered');

async function headFaults(page: Page, { isIndexed }: PublicPage): Promise<string[]> {
  const { titles, descriptions, canonicals } = await headOf(page);
  const faults: string[] = [];
  if (titles !== 1) faults.push(`${titles} titles`);
  if (canonicals !== Number(isIndexed)) faults.push(`${canonicals} canonical links`);
  if (descriptions > 1 || (isIndexed && descriptions === 0))
    faults.push(`${descriptions} descriptions`);
  return faults;
}

async function faultsOf(page: Page, seen: Seen): Promise<string[]> {
  return [
    ...seen.refused.splice(0).map((what) => `refused: ${what}`),
    ...seen.calls.splice(0).map((asked) => `called ${asked}`),
    ...seen.said.splice(0).filter((text) => !isOfStatus(text)),
    ...(await shiftsOf(page)).map((shift) => `moved: ${shift}`),
  ];
}
type Seen = Awaited<ReturnType<typeof watchPage>>;

interface Visit {
  /** A check that every page must pass once it is hydrated. */
  shows?: (page: Page) => Promise<void>;
  /** True if a bar pushes the page down: that movement is no fault. */
  isPushed?: boolean;
  /** True when the server has made the pages. */
  isRendered?: boolean;
}

/** Opens each page as a new visit, reads what the server made to its end, and waits until it rests. */
async function visitAll(
  page: Page,
  pages: readonly PublicPage[],
  { shows, isPushed = false, isRendered = true }: Visit = {},
) {
  const seen = await watchPage(page);
  const found: Faults = {};
  for (const each of pages) {
    if (isRendered) await awaitRendered(page, each.at);
    await page.goto(each.at);
    await awaitTakenOver(page);
    await shows?.(page);
    await atRest(page);
    if (!isRendered) seen.calls.length = 0;
    const faults = await faultsOf(page, seen);
    if (isRendered) {
      faults.push(...(await headFaults(page, each)));
      await readToEnd(page);
      faults.push(...(await faultsOf(page, seen)));
    }
    const wrong = isPushed ? faults.filter((fault) => !fault.startsWith('moved: ')) : faults;
    if (wrong.length > 0) found[each.at] = wrong;
  }
  return found;
}

/** By day the home page, a list, a product and a missing page represent all others. */
const someOf = (pages: readonly PublicPage[]): readonly PublicPage[] => {
  if (isLongForm) return pages;
  const wanted = [/^\/$/, /^\/product-category\//, /^\/product\/(?!no-)/, /^\/nowhere$/];
  return wanted.flatMap((pattern) => pages.find(({ at }) => pattern.test(at)) ?? []);
};

const OFFLINE = "You're offline. Your cart is safe.";
const offlineBar = (page: Page) => page.getByRole('banner').getByText(OFFLINE);

test('every public page is taken over as it was made', async ({ page, openShop }) => {
  const pages = await publicPages(page, openShop.url);
  expect(await visitAll(page, pages)).toEqual({});
});

test('so it is in Nepali', async ({ page, openShop }) => {
  const pages = someOf(await publicPages(page, openShop.url));
  const below = pages.map(({ at, isIndexed }) => ({ at: pathIn('ne', at), isIndexed }));
  expect(await visitAll(page, below)).toEqual({});
});

test('so it is for whom is signed in and has a cart, which are shown after', async ({
  page,
  openShop,
}) => {
  const pages = await publicPages(page, openShop.url);
  await signIn(page, 'staff');
  await fillCart(page);
  const shows = async () => {
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  };
  expect(await visitAll(page, someOf(pages), { shows })).toEqual({});
});

test('so it is without a connection, which is said after', async ({ page, openShop }) => {
  const pages = await publicPages(page, openShop.url);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  const shows = () => expect(offlineBar(page)).toBeVisible();
  expect(await visitAll(page, someOf(pages), { shows, isPushed: true })).toEqual({});
});

test.describe('on a phone whose owner wants less motion', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('so it is', async ({ page, openShop }) => {
    const pages = await publicPages(page, openShop.url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await visitAll(page, someOf(pages))).toEqual({});
  });
});

test('so it is in a shop without goods', async ({ page }) => {
  const shop = await startShop(
    repository,
    mkdtempSync(path.join(tmpdir(), 'pasal-empty-')),
    QUICK_START,
    {
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'owner@pasal.test',
      ADMIN_PASSWORD: 'an-owner-without-goods',
    },
  );
  // A shop without a configured address has no canonical links.
  const pages = someOf(PAGES_OF_ANY_SHOP).map(({ at }) => ({
    at: `${shop.url}${at}`,
    isIndexed: false,
  }));
  expect(await visitAll(page, pages)).toEqual({});
  await closeShop(shop);
});

/** Pages that show this browser's data: the server renders their frame. */
const FRAMED = ['/cart', '/checkout', '/track-order'];

test('header and footer of the cart are there before a script runs, and are taken over as they were made', async ({
  page,
  browser,
  openShop,
}) => {
  const context = await browser.newContext({ baseURL: openShop.url, javaScriptEnabled: false });
  const silent = await context.newPage();
  for (const at of FRAMED) {
    await silent.goto(at);
    await expect(silent.getByRole('banner').getByRole('combobox')).toBeVisible();
    await expect(silent.getByRole('main')).toHaveText('Loading...');
    await expect(silent.getByRole('contentinfo')).toBeAttached();
  }
  await context.close();
  const seen = await watchPage(page);
  const goods = await fillCart(page);
  const made = () => page.getByRole('banner').elementHandle();
  for (const at of FRAMED) {
    await page.goto(at, { waitUntil: 'commit' });
    const before = await made();
    await awaitTakenOver(page);
    await atRest(page);
    expect(await before?.evaluate((header) => header.isConnected)).toBe(true);
    if (at !== '/track-order') await expect(page.getByRole('main').getByText(goods)).toBeVisible();
    seen.calls.length = 0;
    expect(await faultsOf(page, seen)).toEqual([]);
  }
});

test('a page whose document brings nothing is made in the browser, and says what failed', async ({
  page,
  openShop,
}) => {
  const pages = await publicPages(page, openShop.url);
  await withoutAnswers(page);
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, json: {} }));
  expect(await visitAll(page, someOf(pages), { isRendered: false })).toEqual({});
});

test('a part whose remote never comes is named once that is known, and Retry brings it', async ({
  page,
  openShop,
}) => {
  const [{ at } = { at: '/' }] = await publicPages(page, openShop.url);
  await awaitRendered(page, at);
  const entry = '**/remotes/catalog/**/remoteEntry*';
  await page.route(entry, (route) => route.fulfill({ status: 404, body: '' }));
  const { said } = await watchPage(page);
  await page.goto(at);
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load the catalogue.' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeHidden();
  expect(said.filter((text) => !isOfLoading(text))).toEqual([]);
  await page.unroute(entry);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  expect(said.filter((text) => !isOfLoading(text) && !isOfRetry(text))).toEqual([]);
});

test('a page that loses its connection says so above what stays as it is', async ({
  page,
  context,
  openShop,
}) => {
  const [{ at } = { at: '/' }] = await publicPages(page, openShop.url);
  await awaitRendered(page, at);
  await page.goto(at);
  await awaitTakenOver(page);
  const heightOf = () => page.getByRole('main').evaluate(({ clientHeight }) => clientHeight);
  const before = await heightOf();
  await context.setOffline(true);
  await expect(offlineBar(page)).toBeVisible();
  expect(await heightOf()).toBe(before);
  await context.setOffline(false);
  await expect(offlineBar(page)).toBeHidden();
});
