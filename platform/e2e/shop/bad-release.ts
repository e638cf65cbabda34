import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import type { ReleaseEvent, ReleaseHistoryResponse } from '@pasal/shared/contracts';
import { bucketWith, networkAt } from '../../../server/src/testing/shop-visitors';
import { HEALTH } from '../../../e2e/shop/api-calls';
import { expect } from '../../../e2e/shop/test';

/** A release that is made to fail in its visitors' browsers, and where they see it. */
export interface BadRelease {
  remote: string;
  /** A text the remote shows, which its bad release cannot. */
  text: string;
  /** The page that shows it, and the page's message when the remote is missing. */
  at: string;
  away: string;
}

export const BAD = 'team-bad';
/** Percent of the visitors who are shown it. */
export const SHARE = 10;

export const BAD_RELEASES: readonly BadRelease[] = [
  {
    remote: 'catalog',
    text: 'New Arrivals',
    at: '/',
    away: 'We could not load the catalogue.',
  },
  {
    remote: 'checkout',
    text: 'Complete Your Order',
    at: '/checkout',
    away: 'We could not load the checkout.',
  },
];

/** The same with texts that are unique on pages that a shop without goods has too and buyers do not visit. */
export const BAD_ASIDE: readonly BadRelease[] = [
  {
    remote: 'catalog',
    text: 'What are you looking for?',
    at: '/search',
    away: 'We could not load the catalogue.',
  },
  {
    remote: 'checkout',
    text: 'Your Cart is Empty',
    at: '/cart',
    away: 'We could not load the checkout.',
  },
];

/**
 * Replaces a text by a value that cannot be rendered, in browsers only: a server renders the page as
 * before.
 */
export const unshown = (text: string) => (script: string) =>
  script.replaceAll(`"${text}"`, `(typeof document>"u"?"${text}":{})`);

/** A visitor who is shown a release at its share; by default the bad release. */
export interface Visitor {
  remote: string;
  /** Their own. */
  network: number;
  version?: string;
  /** Percent of the visitors. */
  share?: number;
  headers?: Record<string, string>;
}

/** The headers that a visitor's browser sends with every request. */
export const headersOf = ({ network, headers }: Visitor) => ({
  'x-forwarded-for': networkAt(network),
  ...headers,
});

export const bucketOf = ({ remote, version = BAD, share = SHARE }: Visitor) =>
  String(bucketWith(remote, version, share));

/** A visitor from a network of their own, among those who are shown the tested release. */
export async function visitorOf(
  browser: Browser,
  url: string,
  visitor: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    extraHTTPHeaders: headersOf(visitor),
  });
  await context.addCookies([{ name: 'pasal_bucket', value: bucketOf(visitor), url }]);
  return context;
}

export const reportFrom = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === HEALTH);

/** Opens the bad release as a visitor whose page reports it. */
export async function meetIt(context: BrowserContext, { at, away }: BadRelease): Promise<Page> {
  const page = await context.newPage();
  const reported = reportFrom(page);
  await page.goto(at);
  await expect(page.getByText(away)).toBeVisible();
  expect((await reported).status()).toBe(204);
  return page;
}

/** Opens a release in a browser as a visitor whose page reports that it loaded. */
export async function seeIt(
  browser: Browser,
  url: string,
  who: Visitor,
  [at, words]: readonly [at: string, words: string],
): Promise<void> {
  const context = await visitorOf(browser, url, who);
  const page = await context.newPage();
  const reported = reportFrom(page);
  await page.goto(at);
  await expect(page.getByText(words).first()).toBeVisible();
  expect((await reported).status()).toBe(204);
  await context.close();
}

/** Lists the events of releases, the last first. */
export async function historyOf(api: APIRequestContext): Promise<ReleaseEvent[]> {
  const answer = await api.get('/api/v1/release/history');
  return ((await answer.json()) as ReleaseHistoryResponse).events;
}
