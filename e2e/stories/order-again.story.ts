import { faultsOf } from '../shop/axe';
import {
  changeProduct,
  completeOrders,
  freshPhone,
  goToCheckout,
  placeOrder,
  putIntoCart,
  someGoods,
} from '../shop/checkout';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(390)) {
  test(`an order that was looked up is ordered again, as far as it can be, at ${width} px`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [dearer, gone, kept] = await someGoods(page, 3);
    if (!dearer || !gone || !kept) throw new Error('the demo shop has no goods');
    const phone = freshPhone();
    for (const goods of [dearer, gone]) await putIntoCart(page, goods);
    await goToCheckout(page);
    const number = await placeOrder(page, phone);
    await completeOrders(openShop.url, phone);
    await changeProduct(openShop.url, dearer.id, {
      original_price: 700_000 + width,
      discount_percentage: 0,
    });
    await changeProduct(openShop.url, gone.id, { in_stock: 0 });
    await putIntoCart(page, kept);

    await page.goto('/track-order');
    await page.getByRole('textbox', { name: 'Order number' }).fill(number);
    await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
    await page.getByRole('button', { name: 'Find Order' }).click();
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText(/^1 item was added to your cart/)).toBeVisible();
    await expect(page.getByText(`${gone.title} is out of stock.`)).toBeVisible();
    await expect(page.getByText(/costs Rs\. 7,0\d,\d{3} now, not Rs\. /)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'Go to Cart' }).click();
    await expect(page.getByRole('heading', { name: 'Your Shopping Cart (2)' })).toBeVisible();
    await expect(page.getByRole('link', { name: kept.title })).toBeVisible();
    await expect(page.getByRole('link', { name: dearer.title })).toBeVisible();
    await changeProduct(openShop.url, gone.id, { in_stock: 5 });
    expect(complaints).toEqual([]);
  });
}
