import type { Browser } from '@playwright/test';
import { median } from './median';
import { fetchedByPage } from './pages/in-page';
import { loadingOf } from './pages/loading';
import { largestPaint, quiet, someProduct, withPage, withShopAndBrowser } from './page-load';
import type { Finding } from './report';

/**
 * Milliseconds that every request waits, in turns. The paint is later by this difference times the steps.
 */
const LATENCIES = [400, 800] as const;
const LOADS = 3;
const SCREEN = { viewport: { width: 1440, height: 900 } };

interface Load {
  /** Milliseconds until the largest thing was painted. */
  paint: number;
  /** Requests of the API that the page made for itself. */
  calls: number;
}

/** Loads a page as a first visitor, over a line where every request takes so long. */
function load(browser: Browser, url: string, latency: number): Promise<Load> {
  const line = { latency, throughput: -1 };
  return withPage(browser, { line, ...SCREEN }, async (page) => {
    await page.goto(url);
    await quiet(page);
    const paint = await page.evaluate(largestPaint);
    const { calls } = loadingOf(await page.evaluate(fetchedByPage), paint);
    return { paint, calls };
  });
}

/**
 * Counts the steps that wait for one another up to the largest paint, and the calls of the API, of one page.
 */
export async function stepsOfPage(browser: Browser, url: string) {
  const paints: number[] = [];
  let calls = 0;
  for (const latency of LATENCIES) {
    const loads: Load[] = [];
    for (let round = 0; round < LOADS; round += 1) loads.push(await load(browser, url, latency));
    paints.push(median(loads.map(({ paint }) => paint)));
    calls = Math.max(calls, ...loads.map((each) => each.calls));
  }
  const [fast = Number.NaN, slow = Number.NaN] = paints;
  return { steps: (slow - fast) / (LATENCIES[1] - LATENCIES[0]), calls };
}

async function measureShop(url: string, browser: Browser): Promise<Finding[]> {
  const pages = [
    { name: 'product page', at: await someProduct(url), most: 3 },
    { name: 'empty cart', at: '/cart', most: 2 },
  ];
  const findings: Finding[] = [];
  for (const { name, at, most } of pages) {
    const { steps, calls } = await stepsOfPage(browser, `${url}${at}`);
    const what = `${name}: steps to the largest paint`;
    // Only whole steps count; the machine's own time is a few hundredths of one.
    findings.push({ what, figures: [steps], unit: 'steps', below: most + 0.1 });
    findings.push({ what: `${name}: calls at load`, figures: [calls], unit: 'calls', below: 1 });
  }
  return findings;
}

/** Measures how many steps wait for one another in a browser that opens a page of the demo shop. */
export const measureSteps = (): Promise<Finding[]> => withShopAndBrowser(measureShop);
