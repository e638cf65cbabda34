import * as texts from './finding-texts.mjs';
import { firstLineOf } from './first-line.mjs';
import { lookAtPage, withPage } from './look-at-page.mjs';

/**
 * @import { Browser } from 'playwright-core'
 * @import { ShownShop, Viewport } from './look-at-page.mjs'
 */

/**
 * @typedef {{ address: string, viewport: Viewport, money: string }} Look at which page, at which width
 * @typedef {Awaited<ReturnType<typeof lookAtPage>>} Seen
 */

/** Total time limit of a page in ms. */
const PAGE_WITHIN = 60_000;
/**
 * How often a page that seems slower is measured, alternating with the live one; the fastest result of each counts. A
 * busy machine makes either slow by chance, and seldom three times.
 */
const LOOKS = 3;
/** The factors and milliseconds from which figures count as worse than the previous version's. */
const FIGURES = {
  blocked: {
    times: 2,
    more: 400,
    words: texts.blocked,
  },
  paint: {
    times: 2,
    more: 1500,
    words: texts.painted,
  },
};

/** @type {readonly (keyof typeof FIGURES)[]} */
const NAMES = ['blocked', 'paint'];

/**
 * Opens a page and records it; null if it does not exist.
 * @param {Browser} browser
 * @param {Look & { shop: ShownShop }} look
 */
const lookAt = (browser, { shop, address, viewport, money }) =>
  withPage(browser, { shop, viewport, milliseconds: PAGE_WITHIN }, async (opened) => {
    const answer = await opened.page.goto(address);
    if (answer !== null && answer.status() >= 400) return null;
    return lookAtPage(opened, { money });
  });

/**
 * By browser: the live pages of a shop. They do not change while one browser is open.
 * @type {WeakMap<Browser, Map<string, Seen | null>>}
 */
const seen = new WeakMap();
/** @param {Browser} browser */
function livePages(browser) {
  const known = seen.get(browser) ?? new Map();
  seen.set(browser, known);
  return known;
}

/**
 * A sentence for each figure that is worse.
 * @param {Seen} now
 * @param {Seen} before
 */
const findSlower = (now, before) =>
  NAMES.flatMap((figure) => {
    const { times, more, words } = FIGURES[figure];
    const [is, was] = [Math.round(now[figure]), Math.round(before[figure])];
    return is > was * times && is > was + more ? [words(is, was)] : [];
  });

/**
 * The first record of a page, with the better figures of two.
 * @param {Seen} first
 * @param {Seen | null} again
 * @returns {Seen}
 */
const withBest = (first, again) => {
  const figures = NAMES.map((figure) => [
    figure,
    Math.min(first[figure], again?.[figure] ?? Infinity),
  ]);
  return { ...first, ...Object.fromEntries(figures) };
};

/**
 * What the candidate's page shows that the live one does not: a sentence for each.
 * @param {Seen} now
 * @param {Seen | null} before
 */
function findOthers(now, before) {
  const others = before ? [...now.amounts].filter((amount) => !before.amounts.has(amount)) : [];
  return [
    ...now.problems.filter((problem) => !before?.problems.includes(problem)),
    ...(others.length > 0 ? [texts.showsOther(others.slice(0, 3).join(', '))] : []),
  ];
}

/** The candidate hangs, so that waiting for further pages is pointless. */
export class Stuck extends Error {}

/**
 * @param {Browser} browser
 * @param {Look & { shop: ShownShop }} look
 */
async function lookAtCandidate(browser, look) {
  try {
    return await lookAt(browser, look);
  } catch (error) {
    throw new Stuck(texts.cannotBeSeen(firstLineOf(/** @type {Error} */ (error))), {
      cause: error,
    });
  }
}

/**
 * Compares a page with the candidate to the live page: a sentence for each finding. A problem of the live page is not
 * a finding.
 * @param {Browser} browser
 * @param {Look & { candidate: ShownShop, live: ShownShop }} compared
 * @throws Stuck when the candidate's page cannot be opened, but the live one can
 */
export async function comparePage(browser, { candidate, live, ...look }) {
  const known = livePages(browser);
  const key = `${live.base} ${look.address} ${look.viewport.width}`;
  const lookAtLive = () => lookAt(browser, { shop: live, ...look });
  const lookAgain = () => lookAtCandidate(browser, { shop: candidate, ...look });
  if (!known.has(key)) known.set(key, await lookAtLive());
  let now = await lookAgain();
  let before = known.get(key) ?? null;
  if (now === null) return before === null ? [] : [texts.isGone()];
  if (before === null) return findOthers(now, null);
  for (let looks = 1; looks < LOOKS && findSlower(now, before).length > 0; looks += 1) {
    before = withBest(before, await lookAtLive());
    known.set(key, before);
    now = withBest(now, await lookAgain());
  }
  return [...findOthers(now, before), ...findSlower(now, before)];
}
