import type { Page } from '@playwright/test';
import { fillIn } from '../shop/nepali';
import { faultsOf } from '../shop/axe';
import { ordersOf, freshPhone, someGoods } from '../shop/checkout';
import { awaitRendered } from '../shop/rendered';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

/** What a product is called on Nepali pages. */
async function nepaliTitleOf(page: Page, slug: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/product/slug/${slug}?language=ne`);
  const { product } = (await answer.json()) as { product: { title: string } };
  expect(product.title).toMatch(/\p{Script=Devanagari}/u);
  return product.title;
}

for (const { where, width, height } of [
  { where: 'a phone', width: 390, height: 844 },
  { where: 'a desk', width: 1440, height: 900 },
]) {
  test(`a buyer finds, orders and tracks in Nepali, on ${where}`, async ({
    page,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height });
    const [goods] = await someGoods(page, 1);
    if (!goods) throw new Error('the shop has no goods');
    const called = await nepaliTitleOf(page, goods.slug);
    const look = async () => {
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('ne');
      expect(await overflowOf(page)).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    };

    // From an English list with its filter to the same in Nepali, and on from there.
    await page.goto('/search?q=camera&sort=price_desc');
    await page.getByRole('link', { name: 'नेपाली' }).first().click();
    await expect(page).toHaveURL('/ne/search?q=camera&sort=price_desc');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“camera” को खोजी नतिजा');
    await look();

    // A word of its Nepali title finds it.
    await page.goto(`/ne/search?q=${encodeURIComponent(called)}`);
    await expect(page.getByRole('main').getByRole('link', { name: called }).first()).toBeVisible();

    const address = `/ne/product/${goods.slug}`;
    await awaitRendered(page, address);
    await page.goto(address);
    const others = page.locator('link[rel=alternate][hreflang]');
    expect(
      await others.evaluateAll((all) => all.map((one) => one.getAttribute('hreflang'))),
    ).toEqual(['en', 'ne', 'x-default']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(called);
    await look();
    await page.getByRole('main').getByRole('button', { name: 'कार्टमा राख्नुहोस्' }).first().click();
    await page.getByRole('link', { name: 'कार्ट, १ वटा सामान' }).click();
    await expect(page).toHaveURL('/ne/cart');
    await expect(page.getByRole('main').getByRole('link', { name: called })).toBeVisible();
    await look();
    await page.getByRole('link', { name: 'अर्डर पूरा गर्नुहोस्' }).click();

    const phone = freshPhone();
    await fillIn(page, phone);
    await look();
    await page.getByRole('button', { name: /^अर्डर गर्नुहोस् \(रु\. ?[०-९,]+\)$/ }).click();
    await expect(page.getByRole('heading', { name: 'अर्डर गर्नुभएकोमा धन्यवाद' })).toBeVisible();
    await look();
    const [order] = await ordersOf(openShop.url, phone);

    await page.goto('/ne/track-order');
    await page.getByLabel(/^अर्डर नम्बर/).fill(order?.order_number ?? '');
    await page.getByLabel(/^फोन/).fill(phone);
    await page.getByRole('main').getByRole('button', { name: 'अर्डर खोज्नुहोस्' }).click();
    await expect(
      page
        .getByRole('main')
        .getByText(order?.order_number ?? '')
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByText(called).first()).toBeVisible();
    // Staff have the English name of what was sold, whatever its buyer reads.
    expect(order?.items[0]?.product_name).toBe(goods.title);
    expect(complaints).toEqual([]);
  });
}
