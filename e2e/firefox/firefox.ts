import { expect } from '@playwright/test';
import type { queryByRole } from '@testing-library/dom';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser.mjs';

/** The installed Firefox, or undefined: its stories are then reported as skipped. */
export const firefox = await findFirefox();

/** Opens Firefox by WebDriver BiDi, which Playwright does not speak with an installed one. */
export async function openFirefox(): Promise<Browser> {
  return launch({
    browser: 'firefox',
    ...(firefox && { executablePath: firefox }),
    defaultViewport: { width: 1440, height: 900 },
  });
}

/**
 * The hash of an empty file. Firefox compares the expected hash of a script with the part that had arrived
 * when the next page was requested.
 */
const GIVEN_UP = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb';

/** Collects whatever the console of a page calls an error, from now on. */
export function collectFirefoxComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!text.includes(GIVEN_UP)) complaints.push(text);
  };
  page.on('console', (said) => {
    if (said.type() === 'error') complain(said.text());
  });
  page.on('pageerror', (error) => complain(String(error)));
  return complaints;
}

/** Testing Library as one script for a page, where it is `TestingLibraryDom`. */
const testingLibrary = readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Lets `byRole` find things in every page opened from now on. */
export async function letFindByRole(page: Page): Promise<void> {
  const script = await testingLibrary;
  await page.evaluateOnNewDocument(script);
}

/**
 * The thing on the page with this role and name, once it is there. It is looked up by a script of
 * the page, because Firefox's own search by role took up to 15 s on a page with a moving strip.
 */
export async function byRole(page: Page, role: string, name: string): Promise<ElementHandle> {
  const find = () =>
    page.evaluateHandle(
      (wantedRole, wantedName) =>
        (
          globalThis as unknown as { TestingLibraryDom: { queryByRole: typeof queryByRole } }
        ).TestingLibraryDom.queryByRole(document.body, wantedRole, { name: wantedName }),
      role,
      name,
    );
  let found: ElementHandle | null = null;
  const seen = async () => {
    found = (await find()).asElement() as ElementHandle | null;
    return found !== null;
  };
  await expect.poll(seen, { message: `${role} ${name}`, timeout: 30_000 }).toBe(true);
  return found as unknown as ElementHandle;
}

/** In the page: whether a click on the middle of a thing would reach it, now and a frame later. */
async function isReached(thing: Element): Promise<boolean> {
  thing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const isOnTop = () => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const now = isOnTop();
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  return now && isOnTop();
}

/** Clicks once nothing covers the element: an appearing toast passes over the header. */
export async function press(page: Page, role: string, name: string): Promise<void> {
  const thing = await byRole(page, role, name);
  await expect.poll(() => thing.evaluate(isReached), { message: `${role} ${name}` }).toBe(true);
  await thing.click();
}

/** The page's own location: `page.url()` is updated late when the address changes without a load. */
export async function locationOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => window.location.href));
}

/** Sets the window's width in CSS pixels. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 800 }).catch((error: unknown) => {
    // Firefox 140 supports a size but no orientation, and the call sets both.
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride'))
      throw error;
  });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
}

interface Moves {
  moves: string[];
}

/**
 * Records in every page opened from now on which headings of the page itself moved. Firefox does not
 * report layout shifts, so each heading's place is compared from frame to frame.
 */
export async function watchMoves(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const places = new WeakMap<Element, number>();
    const look = () => {
      for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
        const { top, height } = heading.getBoundingClientRect();
        const place = Math.round(top + window.scrollY);
        const before = places.get(heading);
        if (height > 1 && before !== undefined && before !== place) {
          moves.push(`${heading.textContent}: ${before} to ${place}`);
        }
        if (height > 1) places.set(heading, place);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export async function movesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Moves).moves);
}
