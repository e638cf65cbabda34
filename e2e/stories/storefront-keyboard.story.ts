import type { Locator, Page } from '@playwright/test';
import { openWhole, someProduct } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { byForm } from '../../server/src/testing/test-form';

const MOST_STOPS = 150;

/** Describes a fault in the look of the focused element: hidden under the header, or without a mark. */
async function focusFault(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const header = document.querySelector('header');
    if (!element || !header || element === document.body) return undefined;
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40) ?? '';
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const within = element.closest('label, form') ?? element;
    const framed = getComputedStyle(within).outlineStyle !== 'none';
    const marked = outlineStyle !== 'none' || boxShadow !== 'none' || framed;
    if (element.matches(':focus-visible') && !marked) return `${name} shows no focus`;
    if (header.contains(element)) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && header.contains(above) ? `${name} is under the header` : undefined;
  });
}

/** Presses Tab, or Shift+Tab, until the element has the focus; every stop on the way shows. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const faults: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    if (fault) faults.push(fault);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(faults).toEqual([]);
      return;
    }
  }
  throw new Error(`${MOST_STOPS} times ${key} did not reach ${target}`);
}

test('by keyboard alone: search, product, Add to Cart, cart', async ({ page, complaints }) => {
  const { title } = await someProduct(page);
  await openWhole(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const search = page.getByRole('combobox', { name: 'Search products' });
  await tabTo(page, search);
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: title }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(search).toHaveValue('');
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first());
  await page.keyboard.press('Enter');
  const cart = page.getByRole('link', { name: 'Cart, 1 item' });
  await expect(cart).toBeVisible();
  await tabTo(page, cart, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Shopping Cart (1)' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(complaints).toEqual([]);
});

// The phone's header is the tall one: it has a row for the search.
const PHONE = [390, 844, 'on a phone'] as const;
const ZOOM = [320, 256, 'in a window of 1280 by 1024 px at 400 % zoom'] as const;
for (const [width, height, what] of byForm<readonly [number, number, string]>(
  [PHONE, ZOOM],
  [ZOOM],
)) {
  test(`Tab forth and back over the home page ${what}: the focus is seen at every stop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWhole(page, '/');
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' });
    await tabTo(page, last);
    await tabTo(page, page.getByRole('link', { name: 'Pasal home' }), 'Shift+Tab');
  });
}

test('the result that the arrow keys stand on is brought into sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openWhole(page, '/');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('camera');
  await search.press('Enter');
  const last = page.getByRole('group', { name: 'Products' }).getByRole('option').last();
  await expect(last).toBeVisible();
  await expect(last).not.toBeInViewport();
  const position = await last.evaluate(
    (option) => [...document.querySelectorAll('[role=option]')].indexOf(option) + 1,
  );
  for (let line = 0; line < position; line += 1) await search.press('ArrowDown');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWhole(page, '/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.textContent?.slice(0, 60)),
  );
  expect(moving).toEqual([]);
});
