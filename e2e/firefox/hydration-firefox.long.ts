import type { Page as ChromiumPage } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import {
  byRole,
  collectFirefoxComplaints,
  firefox,
  letFindByRole,
  movesOf,
  openFirefox,
  watchMoves,
} from './firefox';
import { publicPages } from '../shop/public-pages';
import { awaitRendered, isTakenOver } from '../shop/rendered';
import { signIn } from '../shop/staff';
import { fillCart } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

test.skip(!firefox, 'There is no Firefox on this machine; install one to run its stories.');
// Every public page, in a browser that is slower to steer.
test.setTimeout(600_000);

let browser: Browser;
test.beforeEach(async () => {
  browser = await openFirefox();
});
test.afterEach(() => browser?.close());

/** In a page: what its policy refused. */
interface Refused {
  refused: string[];
}

async function openPage() {
  const page = await browser.newPage();
  await watchMoves(page);
  await letFindByRole(page);
  await page.evaluateOnNewDocument(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
    // React reports failed hydration here; the error's cause has the reason.
    window.addEventListener('error', ({ error }) => {
      const { cause } = (error ?? {}) as Error;
      if (cause instanceof Error) console.error(cause.stack);
    });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return { page, calls, complaints: collectFirefoxComplaints(page) };
}
type Seen = Awaited<ReturnType<typeof openPage>>;

async function faultsOf({ page, calls, complaints }: Seen): Promise<string[]> {
  const refused = await page.evaluate(() => (window as unknown as Refused).refused);
  return [
    ...refused.map((what) => `refused: ${what}`),
    ...calls.splice(0).map((asked) => `called ${asked}`),
    ...complaints.splice(0),
    ...(await movesOf(page)).map((move) => `moved: ${move}`),
  ];
}

interface Visit {
  /** Another browser, which requests the pages first. */
  chromium: ChromiumPage;
  url: string;
  /** A check that every page must pass once it is hydrated. */
  shows?: (page: Page) => Promise<unknown>;
}

/** Collects each public page's errors during hydration; empty if there are none. */
async function visitAll(seen: Seen, { chromium, url, shows }: Visit) {
  const found: Record<string, string[]> = {};
  for (const { at } of await publicPages(chromium, url)) {
    await awaitRendered(chromium, at);
    await seen.page.goto(`${url}${at}`);
    await seen.page.waitForFunction(isTakenOver);
    await shows?.(seen.page);
    await seen.page.waitForNetworkIdle();
    const faults = await faultsOf(seen);
    if (faults.length > 0) found[at] = faults;
  }
  return found;
}

async function showsVisitor(page: Page): Promise<void> {
  await byRole(page, 'link', 'Cart, 1 item');
  await byRole(page, 'link', 'Dashboard');
}

const showsOffline = (page: Page) =>
  page.waitForFunction(() =>
    document.querySelector('header')?.textContent.includes("You're offline."),
  );

test('in Firefox every public page is taken over as it was made', async ({ page, openShop }) => {
  const seen = await openPage();
  expect(await visitAll(seen, { chromium: page, url: openShop.url })).toEqual({});
});

test('so it is for whom is signed in and has a cart', async ({ page, openShop }) => {
  await signIn(page, 'staff');
  await fillCart(page);
  const { cookies, origins } = await page.context().storageState();
  const seen = await openPage();
  const { hostname } = new URL(openShop.url);
  await browser.setCookie(
    ...cookies.map(({ name, value, path, httpOnly }) => ({
      name,
      value,
      path,
      httpOnly,
      domain: hostname,
    })),
  );
  const saved = origins.flatMap(({ localStorage }) => localStorage);
  await seen.page.goto(`${openShop.url}/terms`);
  await seen.page.evaluate((items: typeof saved) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, saved);
  seen.calls.length = 0;
  expect(await visitAll(seen, { chromium: page, url: openShop.url, shows: showsVisitor })).toEqual(
    {},
  );
});

test('so it is without a connection, and with less motion', async ({ page, openShop }) => {
  const seen = await openPage();
  await seen.page.evaluateOnNewDocument(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query.includes('reduced-motion') ? 'all' : query);
  });
  expect(await visitAll(seen, { chromium: page, url: openShop.url, shows: showsOffline })).toEqual(
    {},
  );
});
