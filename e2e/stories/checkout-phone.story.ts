import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import {
  confirmed,
  fillCheckout,
  freshPhone,
  goToCheckout,
  placeButton,
  putIntoCart,
  someGoods,
} from '../shop/checkout';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const PHONE = { width: 390, height: 844 };
/** The phone while its keyboard is open. */
const TYPING = { width: 390, height: 480 };
const DESKTOP = { width: 1440, height: 900 };

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} has no box`);
  return { ...box, bottom: box.y + box.height };
}

/** The share of the window that sticky parts cover. */
async function stuckShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const stuck = Array.from(document.querySelectorAll('body *')).filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      return /sticky|fixed/.test(position) && pointerEvents !== 'none';
    });
    const heights = stuck.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}

/** The headings a toast covers once it has stopped moving; hovering keeps it open. */
async function headingsBelow(toast: Locator): Promise<string[]> {
  await toast.hover();
  return toast.evaluate(async (element) => {
    const parents = [];
    for (let each: Element | null = element; each; each = each.parentElement) parents.push(each);
    await Promise.all(
      parents.flatMap((each) => each.getAnimations()).map(({ finished }) => finished),
    );
    const toastBox = element.getBoundingClientRect();
    // Headings under the header are hidden anyway.
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Array.from(document.querySelectorAll('h1, h2, h3'))
      .filter((heading) => {
        const box = heading.getBoundingClientRect();
        const isSeen = box.width > 1 && box.bottom > top;
        return isSeen && Math.max(box.top, top) < toastBox.bottom && box.bottom > toastBox.top;
      })
      .map((heading) => heading.textContent ?? '');
  });
}

test('the checkout on a phone: room to type, lists in sight, terms above their button, and why it waits', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  const goods = await someGoods(page, 1);
  for (const each of goods) await putIntoCart(page, each);
  expect(await headingsBelow(page.getByText(/ added to cart!$/))).toEqual([]);
  await goToCheckout(page);
  const name = page.getByLabel(/^Full Name/);
  const terms = page.getByRole('checkbox', { name: /terms and conditions/ });
  const reason = page.getByText('Tick this box to place your order.');
  const district = page.getByRole('combobox', { name: 'District' });
  await expect(district).toBeEnabled();

  // Without a scroll: the terms, why the button waits, and the button, one below the other.
  await expect(placeButton(page)).toBeDisabled();
  for (const part of [terms, reason, placeButton(page)]) await expect(part).toBeInViewport();
  const button = await boxOf(placeButton(page));
  const box = await boxOf(terms);
  expect(box.y).toBeLessThan((await boxOf(reason)).y);
  expect(button.y - box.bottom).toBeLessThan(60);
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  await expect(terms).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);

  await page.setViewportSize(TYPING);
  await name.focus();
  expect(await stuckShare(page)).toBeLessThanOrEqual(0.25);
  await district.click();
  const list = page.getByRole('listbox', { name: 'Districts' });
  await expect(list.getByRole('option').first()).toHaveText('Kathmandu');
  const seen = await list.evaluate((element) => {
    const frame = element.parentElement?.getBoundingClientRect();
    return { top: frame?.top ?? -1, bottom: frame?.bottom ?? Infinity };
  });
  expect(seen.top).toBeGreaterThan((await boxOf(district)).y);
  expect(seen.bottom).toBeLessThanOrEqual(TYPING.height);
  expect((await list.getByRole('option').allTextContents()).slice(0, 3)).toEqual([
    'Kathmandu',
    'Lalitpur',
    'Bhaktapur',
  ]);
  await page.keyboard.press('Escape');
  await name.focus();
  await name.blur();
  await expect(placeButton(page)).toBeInViewport();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.setViewportSize(DESKTOP);
  const [above, below] = [await boxOf(terms), await boxOf(placeButton(page))];
  expect(below.y - above.bottom).toBeLessThan(60);
  // The address is with the other places, below their heading.
  const places = page.getByRole('heading', { name: 'Delivery Address' });
  expect((await boxOf(places)).y).toBeLessThan((await boxOf(page.getByLabel(/^Address/))).y);
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the confirmation on a phone: one button and quiet links, and "Track this order" opens it', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  const [goods] = await someGoods(page, 1);
  if (!goods) throw new Error('nothing to buy');
  await putIntoCart(page, goods);
  await goToCheckout(page);
  const phone = freshPhone();
  await fillCheckout(page, phone);
  await placeButton(page).click();
  const number = await confirmed(page);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Questions\? Call / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);

  await page.getByRole('link', { name: 'Track this order' }).click();
  await expect(page.getByRole('heading', { name: 'Track Your Order' })).toBeVisible();
  await expect(page.getByText('Received', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find Order' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Find another order' }).click();
  await page.getByLabel(/^Order number/).fill(String(Number(number.split('-')[2])));
  await page.getByLabel(/^Phone/).fill(phone);
  await page.getByRole('button', { name: 'Find Order' }).click();
  await expect(page.getByText(number).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Track Your Order' })).toBeFocused();
  expect(await faultsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
