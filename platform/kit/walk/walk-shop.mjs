import { comparePage, Stuck } from './compare-page.mjs';
import * as texts from './finding-texts.mjs';
import { firstLineOf } from './first-line.mjs';
import { withPage } from './look-at-page.mjs';

/**
 * @import { Browser, Locator, Page } from 'playwright-core'
 * @import { ShownShop, Viewport } from './look-at-page.mjs'
 */

/**
 * A shopper's way, as `/kit/walk.json` of a shop describes it.
 * @typedef {{ start: string, steps: readonly Step[], money: string }} ShopWalk
 */

/**
 * A step of the way: a link by where it leads, or a part by its role and name; `reach` at its end.
 * @typedef {{ name?: string, reach?: boolean } & (Link | Part)} Step
 * @typedef {{ href: string }} Link
 * @typedef {{ href?: undefined, role: Parameters<Page['getByRole']>[0] }} Part
 */

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Milliseconds the way may take in all. */
const WAY_WITHIN = 120_000;
/** Milliseconds one step of the shop's walk may take. */
const STEP_WITHIN = 15_000;
/**
 * Finds what a step names: a link by where it leads, or a part by its role and name.
 * @param {Page} page
 * @param {Step} step
 */
const targetOf = (page, step) =>
  step.href === undefined
    ? page.getByRole(step.role, { name: step.name }).first()
    : page.locator(`main a[href^="${step.href}"]`).first();

/**
 * Makes a step of the browser fail in a shopper's words when its time is over.
 * @param {Promise<void>} step
 * @param {(seconds: number) => string} says
 */
const inTime = (step, says) =>
  step.catch((error) => {
    if (error.name !== 'TimeoutError') throw error;
    throw new Error(says(STEP_WITHIN / 1000), { cause: error });
  });

/** @param {Step} step */
const wordsOf = ({ name, href }) => `“${name ?? href}”`;

/**
 * Presses Tab until a part has the focus; false when the keyboard never gets there.
 * @param {Page} page
 * @param {Locator} target
 */
async function isReachedByTab(page, target) {
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur());
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return true;
  }
  return false;
}

/**
 * @param {Page} page
 * @param {Step} step
 * @param {() => Promise<void>} rest
 */
async function takeStep(page, step, rest) {
  const target = targetOf(page, step);
  await inTime(target.waitFor({ timeout: STEP_WITHIN }), texts.doesNotAppear);
  if (step.reach && !(await isReachedByTab(page, target))) {
    throw new Error(texts.notByKeyboard(wordsOf(step)));
  }
  // Nothing is ordered: it is only tried whether the press would arrive.
  const press = target.click({ timeout: STEP_WITHIN, trial: step.reach === true });
  await inTime(press, texts.isNotReached);
  await rest();
}

/**
 * Walks from the first page to the last step as a shopper does; a sentence for what goes wrong.
 * @param {Browser} browser
 * @param {Pick<ShopWalk, 'steps' | 'start'> & { shop: ShownShop, viewport: Viewport }} way
 */
const walk = (browser, { shop, steps, start, viewport }) =>
  withPage(browser, { shop, viewport, milliseconds: WAY_WITHIN }, async (opened) => {
    await opened.page.goto(start);
    await opened.rest();
    for (const step of steps) {
      try {
        await takeStep(opened.page, step, opened.rest);
      } catch (error) {
        return [
          ...opened.problems,
          texts.wayEnds(wordsOf(step), firstLineOf(/** @type {Error} */ (error))),
        ];
      }
    }
    return opened.problems;
  });

/**
 * The shop's way with the candidate in place; what goes wrong on it as it is live is no finding.
 * @param {Browser} browser
 * @param {Pick<ShopWalk, 'steps' | 'start'> & { candidate: ShownShop, live: ShownShop, viewport: Viewport }} way
 */
async function compareWay(browser, { candidate, live, ...way }) {
  const ended = await walk(browser, { shop: candidate, ...way }).catch((error) => [
    texts.noWay(firstLineOf(error)),
  ]);
  const before = ended.length > 0 ? await walk(browser, { shop: live, ...way }) : [];
  return ended.filter((finding) => !before.includes(finding));
}

/**
 * Walks through a shop with a candidate in place, beside the same shop as it is live: at two widths the way from the
 * first page to an order that could be placed, and each page of the candidate.
 * @param {Browser} browser
 * @param {object} options
 * @param {ShownShop} options.candidate where the shop is with the candidate in place
 * @param {ShownShop} options.live where it is as it is live
 * @param {readonly string[]} options.addresses the pages to look at
 * @param {ShopWalk} options.walk as the shop describes it
 * @param {boolean} [options.isBrief] ends with the first thing at which something is found
 * @returns {Promise<string[]>} a sentence for each finding
 */
export async function walkShop(browser, { candidate, live, addresses, walk: described, isBrief }) {
  const { start, steps, money } = described;
  const shops = { candidate, live };
  const parts = VIEWPORTS.flatMap((viewport) => [
    { viewport, at: start, find: () => compareWay(browser, { ...shops, start, steps, viewport }) },
    ...[...new Set([start, ...addresses])].map((address) => ({
      viewport,
      at: address,
      find: () => comparePage(browser, { ...shops, address, viewport, money }),
    })),
  ]);
  /** @type {Set<string>} */
  const findings = new Set();
  for (const { viewport, at, find } of parts) {
    /** @param {string} text */
    const add = (text) => findings.add(texts.at(at, viewport.width, text));
    try {
      for (const text of await find()) add(text);
    } catch (error) {
      if (!(error instanceof Stuck)) throw error;
      add(error.message);
      break;
    }
    if (isBrief && findings.size > 0) break;
  }
  return [...findings];
}
