import type { Browser } from '@playwright/test';
import { pathIn } from '@pasal/platform/contract/language';
import { findBrowser } from '../../scripts/browser.mjs';
import { median } from '../median';
import { someProduct, withShopAndBrowser } from '../page-load';
import type { Finding } from '../report';
import { ensureLighthouse, lighthouse, type LighthouseRun } from './lighthouse';
import { visit, type Visit } from './link';
import { roundsOf } from './rounds';
import { CATEGORY } from './wanted';

/** The most a Nepali page may take, relative to the English one of the same run. */
const MOST = 1.03;
/** The most its scripts may be larger, in kB: Devanagari has three bytes a letter. */
const MOST_SCRIPT = 2;

const LANGUAGES = ['en', 'ne'] as const;
type Language = (typeof LANGUAGES)[number];

/** The measurements of a page in one language, a value a round. */
interface Seen {
  lighthouse: LighthouseRun[];
  visits: Visit[];
}
type Page = Record<Language, Seen>;

const nothing = (): Page => ({
  en: { lighthouse: [], visits: [] },
  ne: { lighthouse: [], visits: [] },
});

/** Each page in one language and then in the other, by turns: a disturbance of the machine meets both. */
async function measureRound(
  browser: Browser,
  address: (language: Language) => string,
  page: Page,
  round: number,
): Promise<void> {
  const program = await findBrowser();
  for (const language of round % 2 === 0 ? LANGUAGES : LANGUAGES.toReversed()) {
    page[language].lighthouse.push(await lighthouse(address(language), program));
    page[language].visits.push(await visit(browser, address(language), language));
  }
}

type Figure = (seen: Seen) => number;
const ofLighthouse =
  (figure: keyof LighthouseRun): Figure =>
  ({ lighthouse: runs }) =>
    median(runs.map((run) => run[figure]));
const ofVisits =
  (figure: 'paint' | 'scriptSize'): Figure =>
  ({ visits }) =>
    median(visits.map((each) => each[figure]));

/** The lines about one page: its Nepali figure, and the English one. */
function judge(name: string, { en, ne }: Page): Finding[] {
  const compared = (what: string, unit: string, figure: Figure, scale = 1): Finding => ({
    what: `${name} in Nepali: ${what}`,
    figures: [figure(ne) / scale, figure(en) / scale],
    unit,
    ratio: figure(ne) / figure(en),
  });
  const score = compared('score', '', ofLighthouse('score'));
  const script = compared('script', 'kB', ofVisits('scriptSize'));
  return [
    { ...score, atLeast: 2 - MOST },
    { ...compared('largest paint', 's', ofLighthouse('paint'), 1000), atMost: MOST },
    { ...compared('largest paint on the link', 's', ofVisits('paint'), 1000), atMost: MOST },
    { ...script, most: (script.figures[1] ?? Number.NaN) + MOST_SCRIPT },
  ];
}

/** Measures product, category and home in both languages, as Lighthouse's phone and over a slow line. */
export async function measureLanguages(words: readonly string[]): Promise<Finding[]> {
  const rounds = roundsOf(words);
  ensureLighthouse();
  return withShopAndBrowser(async (shop, browser) => {
    const paths = { product: await someProduct(shop), category: CATEGORY, home: '/' };
    const found: Finding[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const page = nothing();
      const address = (language: Language) => shop + pathIn(language, path);
      // The first visitor's document is made while they wait.
      for (const language of LANGUAGES) await visit(browser, address(language));
      for (let round = 0; round < rounds; round += 1) {
        await measureRound(browser, address, page, round);
      }
      found.push(...judge(name, page));
    }
    return found;
  });
}
