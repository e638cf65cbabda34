import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { awaitRendered, headOf } from '../../../e2e/shop/rendered';
import { openWhole, someProduct } from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';

/** Opens a page as the server rendered it; its script only loads once the returned function is called. */
async function openBefore(
  page: Page,
  at: string,
  open: () => Promise<unknown> = () => page.goto(at, { waitUntil: 'commit' }),
): Promise<() => void> {
  await awaitRendered(page, at);
  const host = new EventEmitter();
  const held = once(host, 'let go');
  await page.route(/\/host\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return () => void host.emit('let go');
}

const cartOf = (page: Page, pieces: string) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${pieces}` });

test('Add to Cart, pressed on a product before the page works, adds one piece', async ({
  page,
  complaints,
}) => {
  const { slug, title } = await someProduct(page);
  const letGo = await openBefore(page, `/product/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartOf(page, '0 items')).toBeVisible();
  letGo();
  await expect(page.getByText(`${title} added to cart!`)).toBeVisible();
  await expect(cartOf(page, '1 item')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('Add to Cart, pressed three times before the page works, is one wish, and the page stays', async ({
  page,
  complaints,
}) => {
  const { slug, title } = await someProduct(page);
  const letGo = await openBefore(page, `/product/${slug}`);
  const button = page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
  const compare = page.getByRole('main').getByRole('button', { name: 'Compare' });
  await button.click();
  await button.dblclick();
  await compare.click();
  letGo();
  // Steps are done in their order: this one is the last.
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(`${title} added to cart!`)).toBeVisible();
  await expect(page).toHaveURL(`/product/${slug}`);
  await expect(cartOf(page, '1 item')).toBeVisible();
  // The button's new meaning works at the first press.
  await page.getByRole('main').getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  expect(complaints).toEqual([]);
});

test('each press of a quantity before the page works counts', async ({ page, complaints }) => {
  const { slug } = await someProduct(page);
  const letGo = await openBefore(page, `/product/${slug}`);
  const more = page.getByRole('main').getByRole('button', { name: 'Increase quantity' });
  await more.click();
  await more.click();
  letGo();
  await expect(cartOf(page, '2 items')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('cards and hearts pressed twice before the page works are one wish each', async ({
  page,
  complaints,
}) => {
  const list = '/product-category/new_arrivals';
  const letGo = await openBefore(page, list);
  const cards = page.getByRole('main').getByRole('article');
  const heartOf = (at: number) => cards.nth(at).getByRole('button', { name: /^Save to wishlist/ });
  const isOn = (at: number) => expect(heartOf(at)).toHaveAttribute('aria-pressed', 'true');
  await cards.first().hover();
  const add = cards.first().getByRole('button', { name: /^Add to Cart/ });
  await add.dblclick();
  await heartOf(0).dblclick();
  await add.click();
  await heartOf(1).click();
  letGo();
  // The last step.
  await isOn(1);
  await expect(cartOf(page, '1 item')).toBeVisible();
  await isOn(0);
  await expect(page).toHaveURL(list);

  // The early page cannot show yet that a product is on the list, so a press of its heart asks for what is
  // true already.
  const letGoAgain = await openBefore(page, list, () => page.reload({ waitUntil: 'commit' }));
  await expect(heartOf(0)).toHaveAttribute('aria-pressed', 'false');
  await heartOf(0).click();
  await heartOf(2).click();
  letGoAgain();
  await isOn(2);
  await isOn(0);
  expect(complaints).toEqual([]);
});

test('Add to Cart, pressed on a card before the page works, adds one piece', async ({
  page,
  complaints,
}) => {
  const letGo = await openBefore(page, '/product-category/new_arrivals');
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Add to Cart/ }).click();
  letGo();
  await expect(cartOf(page, '1 item')).toBeVisible();
  await expect(page).toHaveURL('/product-category/new_arrivals');
  expect(complaints).toEqual([]);
});

test('what is typed into the search before the page works stands there, and its list opens', async ({
  page,
  complaints,
}) => {
  const { title } = await someProduct(page);
  const letGo = await openBefore(page, '/');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await box.pressSequentially(title);
  letGo();
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  await expect(box).toHaveValue(title);
  await expect(box).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a filter ticked before the page works applies, once', async ({ page, complaints }) => {
  const letGo = await openBefore(page, '/product-category/Electronics');
  const main = page.getByRole('main');
  const brand = main.getByRole('checkbox', { name: /^Samsung/ });
  await brand.check();
  letGo();
  await expect(main.getByRole('button', { name: 'Remove filter Samsung' })).toBeVisible();
  await expect(brand).toBeChecked();
  await expect(page).toHaveURL('/product-category/Electronics?brand=Samsung');
  await expect(main.getByRole('article').first()).toContainText('Samsung');
  expect(complaints).toEqual([]);
});

test('a sort chosen before the page works applies', async ({ page, complaints }) => {
  const letGo = await openBefore(page, '/product-category/Electronics');
  const sort = page.getByRole('main').getByLabel('Sort by');
  await sort.selectOption('Price: Low to High');
  letGo();
  await expect(page).toHaveURL('/product-category/Electronics?sort=price_asc');
  await expect(sort).toHaveValue('price_asc');
  expect(complaints).toEqual([]);
});

test('a filter and a sort, both chosen before the page works, apply both', async ({
  page,
  complaints,
}) => {
  const letGo = await openBefore(page, '/product-category/Electronics');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^Samsung/ }).check();
  await main.getByLabel('Sort by').selectOption('Price: Low to High');
  letGo();
  await expect(page).toHaveURL('/product-category/Electronics?brand=Samsung&sort=price_asc');
  await expect(main.getByRole('button', { name: 'Remove filter Samsung' })).toBeVisible();
  await expect(main.getByLabel('Sort by')).toHaveValue('price_asc');
  expect(complaints).toEqual([]);
});

test('Back, pressed on a product before the page works, shows the list it came from', async ({
  page,
  complaints,
}) => {
  await openWhole(page, '/product-category/new_arrivals');
  const card = page.getByRole('main').getByRole('article').first();
  const link = card.getByRole('heading').getByRole('link');
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // In a reloaded page, the page itself handles Back: the browser requests no document.
  const reload = () => page.reload({ waitUntil: 'commit' });
  const letGo = await openBefore(page, new URL(page.url()).pathname, reload);
  await page.goBack();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'New Arrivals' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(/^New Arrivals/);
  expect(await headOf(page)).toEqual({ titles: 1, descriptions: 1, canonicals: 1 });
  expect(complaints).toEqual([]);
});
