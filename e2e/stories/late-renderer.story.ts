import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startOwnShop, type OwnShop } from '../shop/own-shop';
import { publicPages } from '../shop/public-pages';
import { headOf } from '../shop/rendered';
import { expect, test } from '../shop/storefront-test';

/** A render process that is never ready. */
const NEVER_READY = 'setInterval(() => undefined, 60_000);';

let whole: OwnShop;
let late: OwnShop;
test.beforeAll(async () => {
  whole = await startOwnShop();
  late = await startOwnShop({
    prepare: (root) =>
      writeFileSync(path.join(root, 'server/dist/render-process.mjs'), NEVER_READY),
  });
});
test.afterAll(async () => {
  await whole.close();
  await late.close();
});

/** Pages that the browser renders in the server's frame, and other pages that visitors open. */
const OTHERS = [
  '/cart',
  '/checkout',
  '/track-order',
  '/wishlist',
  '/compare',
  '/order/NP-2026-000001',
  '/rider',
  '/rider/nobodys-link',
  '/product-category/popular_items',
  '/product-category/weekly_deals?page=2&sort=price_asc',
  '/search?q=camera%20under%205000',
  '/search?q=%3Cb%3E%22quoted%22%26',
];

/** A document's metadata about its page, in any order, rendered by server or browser. */
const saidBy = (page: Page, html: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const said = document.querySelectorAll(
      'title, meta[name]:not([name=viewport]), meta[property]:not([property=csp-nonce]), link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]',
    );
    return [...said]
      .map((element) =>
        [
          element.localName,
          ...[...element.attributes]
            .filter(({ name }) => name !== 'data-sent')
            .map(({ name, value }) => `${name}=${value}`)
            .toSorted(),
          element.textContent,
        ].join(' '),
      )
      .toSorted();
  }, html);

const MADE = /id="scripts"|id="framed-place"/;

test('a document whose page no process makes says of it all that the whole one says', async ({
  page,
}) => {
  await page.goto(late.url);
  const known = await publicPages(page, late.url);
  // It sells out one product, in both.
  expect(await publicPages(page, whole.url)).toEqual(known);
  const addresses = [...known.map(({ at }) => at), ...OTHERS];
  const all = addresses.flatMap((at) => [at, at === '/' ? '/ne' : `/ne${at}`]);
  expect(all.length).toBeGreaterThanOrEqual(60);
  for (const at of all) {
    const made = async () => (await page.request.get(whole.url + at)).text();
    await expect.poll(made, { message: `${at} is made` }).toMatch(MADE);
    const left = async () => (await page.request.get(late.url + at)).text();
    expect(await left(), at).toContain('<div id="root"></div>');
    const said = await saidBy(page, await made());
    // If the answers for its head arrive too late, the next document has it.
    await expect.poll(async () => saidBy(page, await left()), { message: at }).toEqual(said);
  }
});

test('the page takes over what its document says, and the next page says its own', async ({
  page,
}) => {
  const count = (selector: string) => page.locator(selector).count();
  await page.goto(`${late.url}/track-order`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await headOf(page)).toEqual({ titles: 1, descriptions: 1, canonicals: 1 });
  await page.goto(`${late.url}/search?q=camera`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  expect(await headOf(page)).toMatchObject({ titles: 1, canonicals: 1 });
  expect(await count('meta[name=robots]')).toBe(0);
  expect(await count('[data-sent]')).toBe(0);
});
