import type { Locator, Page } from '@playwright/test';
import { confirmed, freshPhone, ordersOf, someGoods } from '../shop/checkout';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

const MOST_STOPS = 80;

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} times ${key} did not reach ${target}`);
}

/** True when a part that sticks to the top or the bottom of the window covers the focused element. */
async function focusIsCovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return true;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      !above || !(element.contains(above) || above.contains(element) || above.closest('label'))
    );
  });
}

for (const width of widths(390)) {
  test(`by keyboard alone at ${width} px: cart, quantity, checkout, order, cancellation`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const phone = freshPhone();
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('nothing to buy');
    const main = page.getByRole('main');
    await page.goto(`/product/${goods.slug}`);
    await tabTo(page, main.getByRole('button', { name: 'Add to Cart' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${goods.title} added to cart!`)).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Shift+Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Your Shopping Cart (1)' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: `Increase quantity of ${goods.title}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your Shopping Cart (2)' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: `Remove ${goods.title}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Delete ${goods.title}?` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Remove ${goods.title}` })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Proceed to Checkout' }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Complete Your Order' })).toBeVisible();
    const covered: string[] = [];
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      if (await focusIsCovered(page)) covered.push(text);
      await page.keyboard.type(text);
    };
    await expect(page.getByRole('combobox', { name: 'District' })).toBeEnabled();
    await type(page.getByLabel(/^Full Name/), 'Sita Sharma');
    await type(page.getByLabel(/^Email/), 'sita@example.com');
    await type(page.getByLabel(/^Phone/), phone);
    await type(page.getByLabel(/^Address/), 'Baneshwor 10');
    await type(page.getByRole('combobox', { name: 'District' }), 'lalit');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Lalitpur');
    await type(page.getByRole('combobox', { name: 'City' }), 'goda');
    await tabTo(page, page.getByRole('radio', { name: 'Home Delivery' }));
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Godawari');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Shop Pickup' })).toBeChecked();
    await tabTo(page, page.getByRole('checkbox', { name: /terms and conditions/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: /^Place Order/ }));
    await page.keyboard.press('Enter');

    const placed = await confirmed(page);
    expect(covered).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Cancel order' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Cancel order ${placed}?` });
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel order' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('You pay nothing.', { exact: true }).first()).toBeVisible();
    expect(await ordersOf(openShop.url, phone)).toMatchObject([
      { order_number: placed, status: 'cancel' },
    ]);
    expect(complaints).toEqual([]);
  });
}
