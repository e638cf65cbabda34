import { comparePage, Stuck } from './compare-page.mjs';
import * as texts from './finding-texts.mjs';
import { firstLineOf } from './first-line.mjs';
import { withPage } from './look-at-page.mjs';

/**
 * @import { Browser, Locator, Page } from 'playwright-core'
 * @import { ShownShop, Viewport } from './look-at-page.mjs'
 */

/**
 * A shopper's journey, as a shop's `/kit/walk.json` describes it.
 * @typedef {{ start: string, steps: readonly Step[], money: string }} ShopWalk
 */

/**
 * A step: a link by its address, or an element by role and name; the last one has `reach`.
 * @typedef {{ name?: string, reach?: boolean } & (Link | Part)} Step
 * @typedef {{ href: string }} Link
 * @typedef {{ href?: undefined, role: Parameters<Page['getByRole']>[0] }} Part
 */

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Time limit of the whole journey in ms. */
const WAY_WITHIN = 120_000;
/** Time limit of one step in ms. */
const STEP_WITHIN = 15_000;
/**
 * Finds the target of a step: a link by its address, or an element by role and name.
 * @param {Page} page
 * @param {Step} step
 */
const targetOf = (page, step) =>
  step.href === undefined
    ? page.getByRole(step.role, { name: step.name }).first()
    : page.locator(`main a[href^="${step.href}"]`).first();

/**
 * Makes a timed-out browser step fail with a message in a shopper's words.
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
 * Presses Tab until an element has the focus; false if the keyboard never reaches it.
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
  // Nothing is ordered: this only tests whether the press would arrive.
  const press = target.click({ timeout: STEP_WITHIN, trial: step.reach === true });
  await inTime(press, texts.isNotReached);
  await rest();
}

/**
 * Walks from the first page to the last step as a shopper does; returns a sentence for each problem.
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
 * The shop's journey with the candidate; a problem that the live shop has too is no finding.
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
 * Walks through a shop with a candidate, compared with the live shop: at two widths the journey from the first page
 * to an order ready to place, and each page of the candidate.
 * @param {Browser} browser
 * @param {object} options
 * @param {ShownShop} options.candidate the shop with the candidate
 * @param {ShownShop} options.live the live shop
 * @param {readonly string[]} options.addresses the pages to check
 * @param {ShopWalk} options.walk as the shop describes it
 * @param {boolean} [options.isBrief] stops after the first check with findings
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
