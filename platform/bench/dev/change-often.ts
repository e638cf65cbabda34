import { expect, type Page } from '@playwright/test';
import { within } from '../../kit/walk/within.mjs';
import type { Sources } from './sources';

const AT = '/track-order';
const CHANGES = 11;
/** The first changes find caches and code that is not compiled yet. */
const WARM = 3;
/** Milliseconds after which waiting for a change ends. */
const SEEN_WITHIN = 30_000;

/** Runs in the page: resolves with the time once its heading has these words. */
const seenAt = (words: string) =>
  new Promise<number>((resolve) => {
    const look = () => {
      if (!document.querySelector('h1')?.textContent.includes(words)) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });

/** A way of development, and where its page is. */
export interface Way {
  name: string;
  url: string;
  /** False for a page without the header of the shop. */
  hasCart: boolean;
}

/** Puts a product into the cart, as a visitor does. */
async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const goods = page.getByRole('region', { name: 'New Arrivals' });
  await goods.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

/** Saves the component once; returns the milliseconds until the page shows it. */
async function changeOnce(page: Page, sources: Sources, change: number): Promise<number> {
  const words = `change ${change}.`;
  const seen = page.evaluate(seenAt, words);
  // It may fail before it is awaited.
  seen.catch(() => undefined);
  const saved = Date.now();
  sources.change(words);
  try {
    return (await within(SEEN_WITHIN, seen)) - saved;
  } catch (cause) {
    const heading = await page.locator('h1').allTextContents();
    throw new Error(`a page with the heading “${heading.join()}” has not shown change ${change}`, {
      cause,
    });
  }
}

/** Milliseconds of each change, while cart, form and address stay and nothing is loaded again. */
export async function changeOften(
  page: Page,
  { url, hasCart }: Way,
  sources: Sources,
): Promise<number[]> {
  if (hasCart) await fillCart(page, url);
  await page.goto(url + AT);
  const number = page.getByRole('textbox', { name: 'Order number' });
  await number.fill('NP-2026-000042');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const times: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    times.push(await changeOnce(page, sources, change));
    // What a build does after the page has it must be over before the next one.
    await page.waitForTimeout(1500);
  }
  sources.restore();
  await expect(number).toHaveValue('NP-2026-000042');
  expect([new URL(page.url()).pathname, loads]).toEqual([AT, 0]);
  if (hasCart) await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  return times.slice(WARM);
}
