import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { pathIn, type Language } from '@pasal/platform/contract/language';
import { atRest } from '../../../e2e/shop/at-rest';
import { ownScripts } from '../../../e2e/shop/own-scripts';
import { someProduct } from '../../../e2e/shop/storefront';
// Only with the demo's data: goods and settings of other stories would count.
import { expect, shareShop, test } from '../../../e2e/shop/test';

shareShop();

/**
 * The most a page's document may take in its densest form, its head included. A server sends 14,600 bytes before it
 * waits for the first acknowledgement (ten packets of 1,460 bytes, RFC 6928). The largest lists are a little over that,
 * and the home page far; its goods, and so its bytes, change every day.
 */
const MOST_BYTES: Record<string, number> = {
  '/': 18_450,
  '/product-category/new_arrivals': 15_000,
  '/product-category/Security%20Cameras': 15_400,
  '/product-category/all': 15_450,
  '/search?q=camera': 14_800,
  '/cart': 13_050,
  '/checkout': 14_950,
  '/track-order': 9_550,
  '/contact': 10_550,
};
/** Still within the first flight, including the contact links. */
const MOST_OF_A_PRODUCT = 14_400;

/** Bytes of a document as it is sent, with the lines of its head. */
async function bytesSent(page: Page, at: string): Promise<number> {
  const response = await page.request.get(at, { headers: { 'accept-encoding': 'br' } });
  const { etag = '', 'content-length': length } = response.headers();
  // The dense form is made in the background, and is sent once it is ready.
  if (!etag.endsWith('br-dense"')) return Infinity;
  const head = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return Number(length) + head.join('').length;
}

test('the document of every page of the shop is small, once it is asked for often', async ({
  page,
}) => {
  const { slug } = await someProduct(page);
  const limits = { ...MOST_BYTES, [`/product/${slug}`]: MOST_OF_A_PRODUCT };
  for (const [at, most] of Object.entries(limits)) {
    await expect
      .poll(() => bytesSent(page, at), { message: at, timeout: 0 })
      .toBeLessThanOrEqual(most);
  }
});

/** What the scripts of a Nepali page may weigh more than those of the English one: Devanagari has three bytes a letter. */
const MOST_MORE_IN_NEPALI = 2_150;
/** The page of an order has the texts of all possible states before its state is known. */
const MOST_MORE_OF_AN_ORDER = 2_400;

const sizes = new Map<string, number>();

/** Bytes of a script in its densest form; a busy server sends a hurried one at first. */
async function sizeOf(page: Page, url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = brotliCompressSync(await (await page.request.get(url)).body()).length;
  sizes.set(url, size);
  return size;
}

async function bytesOf(page: Page): Promise<number> {
  const each = await Promise.all((await page.evaluate(ownScripts)).map((url) => sizeOf(page, url)));
  return each.reduce((sum, bytes) => sum + bytes, 0);
}

/** Opens a page as a first visitor with its language; a reader of another one is offered that. */
async function openAs(browser: Browser, url: string, at: string, language: Language) {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  await page.goto(url + pathIn(language, at));
  await atRest(page);
  return page;
}

test('a page in Nepali needs hardly more script than in English, its dates included', async ({
  browser,
  page,
  shop,
}) => {
  const { slug } = await someProduct(page);
  const pages = [...Object.keys(MOST_BYTES), `/product/${slug}`];
  for (const at of pages) {
    const limit = at === '/track-order' ? MOST_MORE_OF_AN_ORDER : MOST_MORE_IN_NEPALI;
    const english = await openAs(browser, shop.url, at, 'en');
    const nepali = await openAs(browser, shop.url, at, 'ne');
    // On a busy machine a page's idle loads are late: both pages must have them before the comparison.
    const missing = async () =>
      (await nepali.evaluate(ownScripts)).length - (await english.evaluate(ownScripts)).length;
    await expect.poll(missing, { message: at }).toBe(0);
    const inEnglish = await bytesOf(english);
    expect(inEnglish, at).toBeGreaterThan(100_000);
    const more = (await bytesOf(nepali)) - inEnglish;
    expect(more, at).toBeLessThanOrEqual(limit);
    await Promise.all([english.context().close(), nepali.context().close()]);
  }
});
