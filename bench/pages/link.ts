import type { Browser, Page } from '@playwright/test';
import { largestPaint, quiet, withPage } from '../page-load';
import { fetchedByPage, follow, pressUntilInCart, type Pressing } from './in-page';
import { loadingOf, type Loading } from './loading';

/** A phone on a slow line: 150 ms a request, 1.6 Mbit/s both ways. The processor is this machine's. */
export const PHONE = {
  line: { latency: 150, throughput: 200_000 },
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds that a page has to put something into the cart. */
const PATIENCE = 30_000;

export interface Visit extends Loading {
  /** Largest paint, in milliseconds. */
  paint: number;
  /** Complaints of the page in the console. */
  errors: string[];
}

/** Opens a page over the slow line, in a browser of that language, and waits until it is at rest. */
export function visit(browser: Browser, url: string, locale = 'en'): Promise<Visit> {
  return withPage(browser, { ...PHONE, locale }, async (page) => {
    const errors: string[] = [];
    page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(url);
    await quiet(page);
    const paint = await page.evaluate(largestPaint);
    return { paint, errors, ...loadingOf(await page.evaluate(fetchedByPage), paint) };
  });
}

/** Milliseconds until the first press of Add to Cart that worked. */
export function firstAddToCart(browser: Browser, url: string): Promise<number> {
  return withPage(browser, PHONE, async (page) => {
    await page.addInitScript(pressUntilInCart);
    await page.goto(url);
    const handle = await page.waitForFunction(() => (globalThis as Pressing).inCartAt, undefined, {
      timeout: PATIENCE,
    });
    return (await handle.jsonValue()) ?? Number.NaN;
  });
}

async function followed(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url);
  await quiet(page);
  return page.evaluate(follow, selector);
}

/** Measures the milliseconds from following a link, on a page at rest, to the next page's heading. */
export function navigate(browser: Browser, url: string, selector: string): Promise<number> {
  return withPage(browser, PHONE, (page) => followed(page, url, selector));
}
