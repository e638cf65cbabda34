import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { collectComplaints } from '../../../e2e/shop/complaints';
import type { Cell } from './cells';
import { buildOf, type MatrixShop } from './matrix-shop';
import { marked, target } from './marks';
import { plantFault } from './plant';
import { OWN_PAGE, remotes, type Mark, type MatrixRemote } from './remotes';

/** Milliseconds for a press or a page; many times what it takes. */
export const STEP_WITHIN = 45_000;

/** The header has one search for each width; only one of them is seen. */
const searchAway = (page: Page) =>
  page.getByText('Search is unavailable.').filter({ visible: true });

/** Finds the sign by which a visitor sees that the part is missing. */
function signOf(page: Page, { remote, expected }: Cell): Locator {
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  if (expected?.seen === 'named') return alert(`We could not load ${remote.title}.`);
  if (expected?.seen === 'unnamed') return alert('We could not load a part of this page.');
  return searchAway(page);
}

/** The shop's header; the dashboard's own menu; or, where that is missing, the way back to the shop. */
async function expectHeader(page: Page, { remote, expected, fault, place }: Cell): Promise<void> {
  if (remote.isOfStaff && expected?.seen === 'named') {
    const hasFrame = remote.framedBy !== undefined || (place !== 'slot' && fault.inPart);
    const link = hasFrame ? 'Pasal: to the shop' : 'Back to the shop';
    await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
    return;
  }
  await expect(page.getByRole('link', { name: 'Pasal home' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

const OWN_PART = {
  at: OWN_PAGE,
  shows: { role: 'heading', name: 'Terms and conditions' },
} as const;

/** The pages that work despite a fault: the host's if no remote is known, else the other remotes'. */
function pagesBeside({ remote, fault }: Cell): { at: string; shows: Mark }[] {
  if (fault.kind === 'discovery' && fault.what === 'away') return [OWN_PART];
  return remotes.filter(({ name }) => name !== remote.name).map(({ page }) => page);
}

/** Other pages, opened beside the one with the fault. */
async function expectOthers(context: BrowserContext, cell: Cell): Promise<void> {
  const page = await context.newPage();
  for (const { at, shows } of pagesBeside(cell)) {
    // A script that never answers is never loaded either.
    await page.goto(at, { waitUntil: 'commit' });
    await expect(marked(page, shows)).toBeVisible();
  }
  await page.close();
}

/** In the page: whether the host has drawn its header and footer, or taken them over. */
function isHostThere(): boolean {
  const parts = ['header a', 'footer a'].map((part) => document.querySelector(part));
  return parts.every((part) => part && Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Follows the link in the frame around another remote's page; returns the start time. */
async function openFromFrame(page: Page, { framedBy = OWN_PAGE, link }: MatrixRemote) {
  await page.goto(framedBy, { waitUntil: 'commit' });
  await page.getByRole('link', { name: link, exact: true }).click();
  return Date.now();
}

/** Opens the place of the part; returns the start time. */
async function open(page: Page, cell: Cell): Promise<number> {
  if (cell.place !== 'navigation') {
    await page.goto(target(cell).at, { waitUntil: 'commit' });
    return Date.now();
  }
  if (cell.remote.framedBy !== undefined) return openFromFrame(page, cell.remote);
  await page.goto(OWN_PAGE, { waitUntil: 'commit' });
  // Before the host has taken its header over, the link is the browser's and leads to another document.
  await page.waitForFunction(isHostThere);
  // React shows the next page only after it has handled the server's HTML of this one.
  if (cell.remote.name === 'catalog' && !cell.fault.inPart) {
    await expect(searchAway(page)).toBeVisible();
  }
  const link = page.getByRole('banner').getByRole('link', { name: cell.remote.link, exact: true });
  await link.click();
  return Date.now();
}

async function expectLinkAway(page: Page, { remote }: Cell): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: remote.link, exact: true })).toHaveCount(0);
}

/** Makes the part usable again in the cell's expected way. */
async function cure(page: Page, cell: Cell): Promise<void> {
  const { expected } = cell;
  const sign = signOf(page, cell);
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  if (expected?.cure === 'retry') await button('Retry').click();
  if (expected?.cure === 'reload') {
    await button('Retry').click();
    await expect(sign).toBeVisible();
    await button('Reload the page').click();
  }
  if (expected?.cure === 'next page') {
    await page.getByRole('link', { name: 'Cart, 0 items' }).click();
  }
  if (expected?.cure === 'next document') await page.reload();
}

/** Every document a page loads from now on. */
function watchDocuments(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(request.url());
  });
  return loaded;
}

/** The limits are longer on a line on which the host's own script took more than 2 s. */
const slowness = (page: Page) =>
  page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src^="/host/"]');
    const [load] = script ? performance.getEntriesByName(script.src, 'resource') : [];
    return Math.min(3, Math.max(1, (load?.duration ?? 0) / 2000));
  });

const NEW_DOCUMENT = new Set<unknown>(['reload', 'next document']);

async function secondsToSign(page: Page, cell: Cell, began: number): Promise<number> {
  if (cell.expected?.seen === 'no link') await expectLinkAway(page, cell);
  else await expect(signOf(page, cell).first()).toBeVisible();
  return (Date.now() - began) / 1000 / (await slowness(page));
}

/** Most seconds until "Loading" is replaced: the limit of 10, on a machine that is five times as slow. */
const MOST_SECONDS = 50;

/** Checks what the visitor sees of the fault; returns after how many seconds. */
async function meetFault(page: Page, cell: Cell): Promise<number> {
  const complaints = collectComplaints(page);
  const began = await open(page, cell);
  const [seconds] = await Promise.all([
    secondsToSign(page, cell, began),
    expectOthers(page.context(), cell),
  ]);
  expect(seconds).toBeLessThan(MOST_SECONDS);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expectHeader(page, cell);
  // React reports this if it renders a part of the page twice without need.
  expect(complaints.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([]);
  return seconds;
}

/** Checks that the part is complete again once the fault is over. */
async function expectCure(page: Page, cell: Cell): Promise<void> {
  const documents = watchDocuments(page);
  await cure(page, cell);
  await expect(marked(page, target(cell).shows)).toBeVisible();
  await expect(searchAway(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const needsDocument = NEW_DOCUMENT.has(cell.expected?.cure);
  expect(documents).toHaveLength(needsDocument ? 1 : 0);
}

/** Tries one cell in a browser of its own; returns after how many seconds its visitor sees the fault. */
export async function tryCell(browser: Browser, shop: MatrixShop, cell: Cell): Promise<number> {
  const { url: baseURL, staff: storageState } = shop;
  const context = await browser.newContext({ baseURL, storageState });
  context.setDefaultTimeout(STEP_WITHIN);
  try {
    await context.route('**/uploads/**', (route) => route.abort());
    const planted = await plantFault(context, cell, buildOf(shop, cell.remote.name));
    const page = await context.newPage();
    const seconds = await meetFault(page, cell);
    await planted.end();
    await page.evaluate(() => Object.assign(window, { pasalMended: true }));
    await expectCure(page, cell);
    return seconds;
  } finally {
    await context.close();
  }
}
