import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { atRest } from '../shop/at-rest';
import { watchPolicy } from '../shop/policy';
import { awaitFramed, awaitTakenOver } from '../shop/rendered';
import { fillCart, shiftsOf, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, count: number) =>
  main(page).getByRole('heading', { level: 1, name: `Your Shopping Cart (${count})` });

/** Opens the cart; its scripts only load once the returned function is called. */
async function openBefore(page: Page, place = '/cart'): Promise<() => void> {
  await awaitFramed(page, place);
  const host = new EventEmitter();
  const held = once(host, 'let go');
  await page.route(/\/host\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(place, { waitUntil: 'commit' });
  return () => void host.emit('let go');
}

/** Where the parts of the cart are, in pixels of the page. */
const places = (page: Page) =>
  main(page)
    .locator('h1, h2, li, li img, li a, li button, dd, a')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.textContent, x, y + window.scrollY, width, height].join(' ');
      }),
    );

for (const { where, width, height } of screens(390)) {
  test(`on ${where} the cart is there before its scripts, and nothing moves when they take over`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    const refused = await watchPolicy(page);
    const goods = await fillCart(page);
    await watchShifts(page);
    const letGo = await openBefore(page);
    await expect(title(page, 1)).toBeVisible();
    const row = main(page).getByRole('listitem').filter({ hasText: goods });
    await expect(row.getByRole('link', { name: goods })).toBeVisible();
    await expect(row.getByRole('presentation', { includeHidden: true })).toBeVisible();
    await expect(row.getByRole('button', { name: `Decrease quantity of ${goods}` })).toBeDisabled();
    await expect(main(page).getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    await expect(main(page).getByText('Loading...')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Your Shopping Cart/);
    const before = await places(page);
    // The shop's quote for the cart arrives after the page.
    const quote = new EventEmitter();
    const heard = once(quote, 'heard');
    await page.route('**/order-product/quote', async (route) => {
      await heard;
      await route.continue();
    });
    letGo();
    await awaitTakenOver(page);
    expect(await places(page)).toEqual(before);
    quote.emit('heard');
    await atRest(page);
    await main(page)
      .getByRole('button', { name: `Increase quantity of ${goods}` })
      .click();
    await expect(title(page, 2)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    expect([refused, complaints]).toEqual([[], []]);
  });
}

test('a cart from English pages is in Nepali before the scripts of a Nepali one', async ({
  page,
}) => {
  const goods = await fillCart(page);
  await page.goto('/cart');
  await expect(title(page, 1)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('names')))
    .toBe(true);
  await openBefore(page, '/ne/cart');
  const row = main(page).getByRole('listitem').first();
  await expect(row.getByRole('link', { name: /\p{Script=Devanagari}/u }).first()).toBeVisible();
  await expect(row.getByRole('link', { name: goods, exact: true })).toHaveCount(0);
});

test('an empty cart says so before its scripts are there, and leads on', async ({
  page,
  complaints,
}) => {
  const letGo = await openBefore(page);
  await expect(main(page).getByText('Your Cart is Empty')).toBeVisible();
  const before = await places(page);
  letGo();
  await awaitTakenOver(page);
  expect(await places(page)).toEqual(before);
  await main(page).getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

test('what is pressed in the cart before it works is done then, each press of a quantity, and the focus stays', async ({
  page,
  complaints,
}) => {
  const goods = await fillCart(page);
  const letGo = await openBefore(page);
  const more = main(page).getByRole('button', { name: `Increase quantity of ${goods}` });
  await more.click();
  await more.click();
  await main(page).getByRole('link', { name: goods }).focus();
  letGo();
  await expect(title(page, 3)).toBeVisible();
  await expect(main(page).getByRole('link', { name: goods })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a cart that cannot be read is on its way until the page is, which then is empty', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('persist:pasal', '{"cart":"{\\"items\\":["}'),
  );
  const letGo = await openBefore(page);
  await expect(main(page).getByText('Loading...')).toBeVisible();
  letGo();
  await expect(main(page).getByText('Your Cart is Empty')).toBeVisible();
});
