import type { Page } from '@playwright/test';
import { expect } from '../../../e2e/shop/storefront-test';
import { atRest } from '../../../e2e/shop/at-rest';
import { fillCheckout, freshPhone, goToCheckout, placeButton } from '../../../e2e/shop/checkout';
import { someProduct } from '../../../e2e/shop/storefront';
import { headersOf, reportFrom } from '../shop/bad-release';
import { visitWithoutBrowser } from '../shop/visit-without-browser';
import type { Bench } from './bench';
import type { Break } from './breaks';

type Kind = NonNullable<Break['among']>['visit'];

/** Milliseconds one step of a visit may take on a busy machine. */
const STEP_WITHIN = 60_000;

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();

/** What visitors do; each ends when the page has sent its report. */
const DOES: Record<Exclude<Kind, 'leave'>, (page: Page) => Promise<void>> = {
  async look(page) {
    const reported = reportFrom(page);
    await page.goto('/');
    await reported;
    await atRest(page);
  },
  async press(page) {
    const { slug } = await someProduct(page);
    await page.goto(`/product/${slug}`);
    await atRest(page);
    const reported = reportFrom(page);
    await addButton(page).click();
    await reported;
  },
  async order(page) {
    const { slug } = await someProduct(page);
    await page.goto(`/product/${slug}`);
    await atRest(page);
    await addButton(page).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await goToCheckout(page);
    await fillCheckout(page, freshPhone());
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        new URL(response.url()).pathname === '/api/v1/order-product',
    );
    const reported = page.waitForRequest((request) =>
      Boolean(request.postData()?.includes('"refused"')),
    );
    await placeButton(page).click();
    expect((await answered).status()).toBe(409);
    await (await reported).response();
  },
};

/** One visit from a network of its own. */
export async function visit(bench: Bench, kind: Kind): Promise<void> {
  const { browser, shop } = bench;
  const network = bench.freshNetwork();
  const visitor = { remote: 'catalog', network };
  if (kind === 'leave') return visitWithoutBrowser(shop.url, '/', visitor, 'reached');
  const context = await browser.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: headersOf(visitor),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_WITHIN);
    await DOES[kind](page);
  } finally {
    await context.close();
  }
}

/** Records loads and orders of the version before it: one visit in ten orders. */
export async function knowBefore({ shop, freshNetwork }: Bench): Promise<void> {
  // One page in ten reports, and counts as ten.
  for (let visits = 0; visits < 1600; visits += 1) {
    const visitor = { remote: 'catalog', network: freshNetwork() };
    const ordered = visits % 10 === 0 ? (['ordered'] as const) : [];
    await visitWithoutBrowser(shop.url, '/', visitor, 'load', 'reached', ...ordered);
  }
}
