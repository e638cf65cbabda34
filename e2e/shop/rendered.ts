import type { Page } from '@playwright/test';
import { expect } from './storefront-test';

/** Which documents have the page in them: only those name their scripts for later. */
const RENDERED = 'id="scripts"';

export const isRendered = (html: string) => html.includes(RENDERED);

/**
 * Waits until the server answers this address with the rendered page, and caches it: a busy server,
 * or one that has just started, leaves rendering to the browser.
 */
export async function awaitRendered(page: Page, at: string): Promise<void> {
  const isMade = async () => isRendered(await (await page.request.get(at)).text());
  await expect.poll(isMade, { message: `${at} is rendered` }).toBe(true);
}

/** Waits until the server answers this address with the frame of its page, whose place the browser fills. */
export async function awaitFramed(page: Page, at: string): Promise<void> {
  const isFramed = async () =>
    (await (await page.request.get(at)).text()).includes('id="framed-place"');
  await expect.poll(isFramed, { message: `${at} is framed` }).toBe(true);
}

/**
 * Runs in the page: true when React has taken over the host's part and the remotes' parts. A visitor cannot
 * see it: the page looks the same before.
 */
export function isTakenOver(): boolean {
  const parts = ['header input', 'main h1', 'footer a'].map((part) => document.querySelector(part));
  return parts.every((part) => part && Object.keys(part).some((key) => key.startsWith('__react')));
}

/** Waits until the page is interactive. */
export async function awaitTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

/** Scrolls down the whole page, even while it grows, and waits until all parts are interactive. */
export async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main button')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Elements of the head that must be there exactly once. */
interface HeadCounts {
  titles: number;
  descriptions: number;
  canonicals: number;
}

export async function headOf(page: Page): Promise<HeadCounts> {
  const count = (selector: string) => page.locator(`head ${selector}`).count();
  return {
    titles: await count('title'),
    descriptions: await count('meta[name=description]'),
    canonicals: await count('link[rel=canonical]'),
  };
}
