import type { Browser, Locator, Page } from '@playwright/test';
import { largestPaint, putOnLine, quiet, withPage } from '../page-load';
import { follow, longestPress, watchPresses } from './in-page';
import { PHONE } from './link';

/** A phone's processor is about a quarter of this machine's. */
const QUARTER = 4;
/** No network delay: only work is measured. */
const AT_HAND = { latency: 0, throughput: -1 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: QUARTER });
}

/** Milliseconds from a press to the frame that answers it, at a quarter of the processor, on a page at rest. */
export function press(
  browser: Browser,
  url: string,
  { find, answer }: { find: (page: Page) => Locator; answer: (page: Page) => Locator },
): Promise<number> {
  return withPage(browser, { ...PHONE, line: AT_HAND }, async (page) => {
    await page.goto(url);
    await quiet(page);
    await slowDown(page);
    await page.evaluate(watchPresses);
    await find(page).first().tap();
    await answer(page).first().waitFor();
    await quiet(page);
    return page.evaluate(longestPress);
  });
}

/** Milliseconds from following a link to the next page's heading, on the link and at a quarter of the processor. */
export function navigateSlowly(browser: Browser, url: string, selector: string): Promise<number> {
  return withPage(browser, PHONE, async (page) => {
    await page.goto(url);
    await quiet(page);
    await slowDown(page);
    return page.evaluate(follow, selector);
  });
}

/** Milliseconds to the largest paint of a page that is opened for the second time over the link. */
export async function comeBack(browser: Browser, url: string): Promise<number> {
  const { line, ...phone } = PHONE;
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await quiet(page);
    await page.goto('about:blank');
    await putOnLine(page, line);
    await page.goto(url);
    await quiet(page);
    return await page.evaluate(largestPaint);
  } finally {
    await context.close();
  }
}

/** The largest paints of a dashboard page in milliseconds: with an empty cache and with a full one. */
export interface StaffVisit {
  cold: number;
  warm: number;
}

/** Opens a dashboard page twice over the link, at a quarter of the CPU speed, as signed-in staff. */
export async function visitAsStaff(
  browser: Browser,
  url: string,
  session: Awaited<ReturnType<typeof signInOnce>>,
): Promise<StaffVisit> {
  const { line, ...phone } = PHONE;
  const context = await browser.newContext({ ...phone, storageState: session });
  try {
    const page = await context.newPage();
    await putOnLine(page, line);
    await slowDown(page);
    const paints: number[] = [];
    for (const _ of ['cold', 'warm']) {
      await page.goto(url);
      await quiet(page);
      paints.push(await page.evaluate(largestPaint));
      await page.goto('about:blank');
    }
    const [cold = Number.NaN, warm = Number.NaN] = paints;
    return { cold, warm };
  } finally {
    await context.close();
  }
}

/** Signs in on the shop's own page with the demo's administrator account. */
export async function signInOnce(browser: Browser, shop: string) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${shop}/login`);
    await page.getByLabel(/^Email/).fill('admin@pasal.test');
    await page.getByLabel(/^Password/).fill('admin-demo-1234');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/dashboard');
    await quiet(page);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
