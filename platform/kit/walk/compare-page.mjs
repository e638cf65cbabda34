import * as texts from './finding-texts.mjs';
import { firstLineOf } from './first-line.mjs';
import { lookAtPage, withPage } from './look-at-page.mjs';

/** Milliseconds a page may take in all. */
const PAGE_WITHIN = 60_000;
/**
 * How often a page that seems slower is looked at, in turns with the live one; the fastest of each counts. A machine
 * that does other things makes either slow by chance, and seldom three times.
 */
const LOOKS = 3;
/** Figures count as worse from so many times, and milliseconds, more than with the version before. */
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

/** Looks at a page; null when it is not there. */
const lookAt = (browser, { shop, address, viewport, money }) =>
  withPage(browser, { shop, viewport, milliseconds: PAGE_WITHIN }, async (opened) => {
    const answer = await opened.page.goto(address);
    if (answer.status() >= 400) return null;
    return lookAtPage(opened, { money });
  });

/** By browser: the pages of a shop as they are live. They stay the same while one browser is open. */
const seen = new WeakMap();
function livePages(browser) {
  const known = seen.get(browser) ?? new Map();
  seen.set(browser, known);
  return known;
}

/** A sentence for each figure that is worse. */
const findSlower = (now, before) =>
  Object.entries(FIGURES).flatMap(([figure, { times, more, words }]) => {
    const [is, was] = [now[figure], before[figure]].map(Math.round);
    return is > was * times && is > was + more ? [words(is, was)] : [];
  });

/** A page as it was seen first, with the better figures of two looks. */
const withBest = (first, again) => {
  const figures = Object.keys(FIGURES).map((figure) => [
    figure,
    Math.min(first[figure], again?.[figure] ?? Infinity),
  ]);
  return { ...first, ...Object.fromEntries(figures) };
};

/** What a page with the candidate in place shows that the live one does not: a sentence for each. */
function findOthers(now, before) {
  const others = before && [...now.amounts].filter((amount) => !before.amounts.has(amount));
  return [
    ...now.problems.filter((problem) => !before?.problems.includes(problem)),
    ...(others?.length > 0 ? [texts.showsOther(others.slice(0, 3).join(', '))] : []),
  ];
}

/** The candidate stands still, so that each further page would be waited for in vain. */
export class Stuck extends Error {}

async function lookAtCandidate(browser, look) {
  try {
    return await lookAt(browser, look);
  } catch (error) {
    throw new Stuck(texts.cannotBeSeen(firstLineOf(error)), { cause: error });
  }
}

/**
 * One page with the candidate in place, beside the same as it is live: a sentence for each finding. What was so
 * before is none.
 * @throws Stuck when the candidate's page cannot be looked at, and the live one can
 */
export async function comparePage(browser, { candidate, live, ...look }) {
  const known = livePages(browser);
  const key = `${live.base} ${look.address} ${look.viewport.width}`;
  const lookAtLive = () => lookAt(browser, { shop: live, ...look });
  const lookAgain = () => lookAtCandidate(browser, { shop: candidate, ...look });
  if (!known.has(key)) known.set(key, await lookAtLive());
  let now = await lookAgain();
  if (now === null) return known.get(key) === null ? [] : [texts.isGone()];
  if (known.get(key) === null) return findOthers(now, null);
  for (let looks = 1; looks < LOOKS && findSlower(now, known.get(key)).length > 0; looks += 1) {
    known.set(key, withBest(known.get(key), await lookAtLive()));
    now = withBest(now, await lookAgain());
  }
  const before = known.get(key);
  return [...findOthers(now, before), ...findSlower(now, before)];
}
