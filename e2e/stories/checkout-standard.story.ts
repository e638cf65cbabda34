import type { Page } from '@playwright/test';
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
import { widths } from '../shop/widths';

/** Changes every line of the answer, as a shop with new prices and stock would. */
async function changeLines(page: Page): Promise<void> {
  await page.route('**/order-product/quote', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { items: { price: number; in_stock: number }[] };
    for (const [index, line] of body.items.entries()) {
      if (index === 0) line.price += 500;
      else line.in_stock = 0;
    }
    await route.fulfill({ response: answer, json: body });
  });
}

for (const width of widths(390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 640 ? 844 : 900 } });

    test('axe finds nothing in any state of cart, checkout, confirmation and look-up, and nothing hangs over', async ({
      page,
      context,
    }) => {
      const found: Record<string, string[]> = {};
      const look = async (state: string) => {
        const faults = await faultsOf(page);
        const overflow = await overflowOf(page);
        if (overflow > 0) faults.push(`${overflow} px too wide`);
        if (faults.length > 0) found[state] = faults;
      };
      const phone = freshPhone();
      for (const goods of await someGoods(page, 2)) await putIntoCart(page, goods);

      await changeLines(page);
      await page.goto('/cart');
      await expect(page.getByRole('button', { name: 'Accept new price' })).toBeVisible();
      await look('cart with changed lines');
      await page
        .getByRole('button', { name: /^Remove ./ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('cart, removing');
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await page.unroute('**/order-product/quote');

      await page.reload();
      await goToCheckout(page);
      await page.getByRole('checkbox', { name: /terms/ }).check();
      await placeButton(page).click();
      await expect(page.getByRole('group', { name: /^Please fill in all/ })).toBeVisible();
      await look('checkout, incomplete');
      await page.getByRole('combobox', { name: 'District' }).fill('pur');
      await expect(page.getByRole('listbox', { name: 'Districts' })).toBeVisible();
      await look('checkout, choosing a district');
      await fillCheckout(page, phone);
      await context.setOffline(true);
      await placeButton(page).click();
      await expect(page.getByText(/^You're offline\. We'll try again/)).toBeVisible();
      await look('checkout, offline');
      await context.setOffline(false);

      const placed = await confirmed(page);
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      // A toast that fades away has no contrast left.
      await expect(page.getByText('Order placed successfully!')).toHaveCount(0);
      await look('confirmation');
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('cancelling');
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
      await expect(page.getByText('You pay nothing.', { exact: true }).first()).toBeVisible();
      // A toast that fades away has no contrast.
      const toast = page.getByRole('status').filter({ hasText: 'Your order has been cancelled.' });
      await expect(toast).toHaveCount(0);
      await look('cancelled');

      await page.goto('/track-order');
      await page.getByRole('button', { name: 'Find Order' }).click();
      await look('look-up, incomplete');
      await page.getByLabel(/^Order number/).fill(placed);
      await page.getByLabel(/^Phone/).fill(freshPhone());
      await page.getByRole('button', { name: 'Find Order' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look('look-up, missed');
      await page.getByLabel(/^Phone/).fill(phone);
      await page.getByRole('button', { name: 'Find Order' }).click();
      await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
      await look('look-up, found');
      expect(found).toEqual({});
    });
  });
}
