import axe from 'axe-core';
import { answerRequests } from './answer-requests.mjs';
import * as texts from './finding-texts.mjs';
import { findCovered, readPage, recordPage } from './in-page.mjs';
import { tellError } from './tell-error.mjs';
import { within } from './within.mjs';

/** @import { Browser, Page } from 'playwright-core' */

/**
 * @typedef {{ width: number, height: number }} Viewport
 * @typedef {{ base: string, cookie?: { name: string, value: string } }} ShownShop where it is, and the cookie it is asked
 * with
 * @typedef {Awaited<ReturnType<typeof openPage>>} Opened
 */

/** Milliseconds without a request after which a page is idle, and the maximum wait for that. */
const QUIET = 500;
const PATIENCE = 20_000;
/** Milliseconds that closing a page may take. */
const CLOSE_WITHIN = 10_000;
/** Presses of Tab within which the keyboard must reach something. */
const TABS = 8;
const AXE = { resultTypes: ['violations'] };

/**
 * Waits until the page makes no more requests.
 * @param {Page} page
 * @param {{ open: number, last: number }} busy
 */
async function waitForRest(page, busy) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && (busy.open > 0 || Date.now() - busy.last < QUIET)) {
    await page.waitForTimeout(50);
  }
}

/**
 * Opens a new page in which problems are collected from the start.
 * @param {Browser} browser
 * @param {{ shop: ShownShop, viewport: Viewport }} where
 */
async function openPage(browser, { shop: { base, cookie }, viewport }) {
  const context = await browser.newContext({ baseURL: base, viewport, serviceWorkers: 'block' });
  const scripts = await answerRequests(context, base);
  // The page's scripts cannot remove it.
  if (cookie) await context.addCookies([{ ...cookie, url: base, httpOnly: true }]);
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  const busy = { open: 0, last: Date.now() };
  await page.addInitScript(recordPage);
  page.on('pageerror', (error) => problems.push(texts.anError(tellError(error, scripts))));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(base).origin) {
      problems.push(texts.asks(origin));
    }
    // An event stream stays open.
    if (request.resourceType() !== 'eventsource') busy.open += 1;
  });
  /** @param {import('playwright-core').Request} request */
  const done = (request) => {
    busy.last = Date.now();
    if (request.resourceType() !== 'eventsource') busy.open -= 1;
  };
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(texts.breaksPolicy());
  });
  return { page, problems, rest: () => waitForRest(page, busy), close: () => context.close() };
}

/**
 * Opens a page, does some work in it with a time limit in milliseconds, and closes it in any case.
 * @template Done
 * @param {Browser} browser
 * @param {{ milliseconds: number, shop: ShownShop, viewport: Viewport }} where
 * @param {(opened: Opened) => Promise<Done>} work
 */
export async function withPage(browser, { milliseconds, ...where }, work) {
  const opened = await openPage(browser, where);
  try {
    return await within(milliseconds, work(opened));
  } finally {
    await within(CLOSE_WITHIN, opened.close()).catch(() => undefined);
  }
}

/**
 * True when the keyboard reaches anything from the top of the page.
 * @param {Page} page
 */
async function hasKeyboard(page) {
  await page.evaluate(() => {
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  });
  for (let press = 0; press < TABS; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement !== document.body)) return true;
  }
  return false;
}

/**
 * The accessibility rules that a page violates.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
async function findViolations(page) {
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(
    `(() => { ${axe.source}; return window.axe.run(document, ${JSON.stringify(AXE)}); })()`,
  );
  return violations.map(({ id, help }) => texts.accessibility(help, id));
}

/**
 * Examines the open page: problems in words, figures, and the money amounts it shows.
 * @param {Pick<Opened, 'page' | 'problems' | 'rest'>} opened
 * @param {{ money: string }} shop
 */
export async function lookAtPage({ page, problems, rest }, { money }) {
  await rest();
  const { blocked, paint, exchanged, isBlank, text } = await page.evaluate(readPage);
  const covered = await page.evaluate(findCovered);
  const found = [
    ...problems,
    ...exchanged.map(texts.isExchanged),
    ...(isBlank ? [texts.showsNothing()] : []),
    ...covered.map(texts.isCovered),
    ...((await hasKeyboard(page)) ? [] : [texts.noKeyboard()]),
    ...(await findViolations(page)),
  ];
  const amounts = [...text.matchAll(new RegExp(money, 'g'))].map(([amount]) => amount);
  return { problems: [...new Set(found)], blocked, paint, amounts: new Set(amounts) };
}
