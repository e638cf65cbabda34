import type { Page } from '@playwright/test';
import { fillIn } from '../shop/nepali';
import { faultsOf } from '../shop/axe';
import { ordersOf, freshPhone, someGoods } from '../shop/checkout';
import { awaitRendered } from '../shop/rendered';
import { haveSession, signedInApi } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

/** What a product is called on Nepali pages. */
async function nepaliTitleOf(page: Page, slug: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/product/slug/${slug}?language=ne`);
  const { product } = (await answer.json()) as { product: { title: string } };
  expect(product.title).toMatch(/\p{Script=Devanagari}/u);
  return product.title;
}

/** The addresses in the head of this page and of its other languages. */
const addressesIn = (page: Page) =>
  page.locator('head :is(link[rel=canonical], link[rel=alternate][hreflang])').evaluateAll((all) =>
    Object.fromEntries(
      all.map((one) => {
        const { pathname } = new URL(one.getAttribute('href') ?? '', location.origin);
        return [one.getAttribute('hreflang') ?? 'canonical', pathname];
      }),
    ),
  );

for (const { where, width, height } of screens(390)) {
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
    expect(await addressesIn(page)).toEqual({
      canonical: address,
      en: `/product/${goods.slug}`,
      ne: address,
      'x-default': `/product/${goods.slug}`,
    });
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
    await expect(page.getByText('घरमै डेलिभरी, बानेश्वर १०, गोदावरी, ललितपुर')).toBeVisible();
    const [order] = await ordersOf(openShop.url, phone);
    // Staff work with the names the shop knows places by.
    expect(order).toMatchObject({ district: 'Lalitpur', city: 'Godawari' });
    const staff = await signedInApi(openShop.url, 'staff');
    const sent = await (await staff.get('/api/v1/notification?limit=100')).text();
    await staff.dispose();
    expect(sent).toContain(`हामीले तपाईंको अर्डर ${order?.order_number} पायौँ`);

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

test('a category is filtered in Nepali by the names the shop knows', async ({
  page,
  complaints,
}) => {
  await page.goto('/ne/product-category/Security%20Cameras');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('सुरक्षा क्यामेरा');
  const wifi = main
    .getByRole('group', { name: 'कनेक्सन' })
    .getByRole('checkbox', { name: /^वाइफाइ/ });
  // Its state follows the address, so it is ticked once the list is requested.
  await wifi.click();
  await expect(page).toHaveURL('/ne/product-category/Security%20Cameras?fact=connection%3AWi-Fi');
  await expect(main.getByRole('button', { name: /कनेक्सन: वाइफाइ/ })).toBeVisible();
  await expect(wifi).toBeChecked();
  await expect(main.getByText('३ वटा सामान भेटियो')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByRole('row', { name: 'कनेक्सन वाइफाइ' })).toBeVisible();
  const trail = main.getByRole('navigation', { name: 'तपाईं यहाँ हुनुहुन्छ' });
  await trail.getByRole('link', { name: 'सुरक्षा क्यामेरा', exact: true }).click();
  await expect(page).toHaveURL('/ne/product-category/Security%20Cameras');
  await main.getByRole('link', { name: 'डोम क्यामेरा', exact: true }).click();
  await expect(page).toHaveURL('/ne/product-category/Dome%20Cameras');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('डोम क्यामेरा');
  expect(complaints).toEqual([]);
});

test("the owner writes a category's Nepali name, and it shows", async ({ openShop, page }) => {
  await haveSession(page, openShop.url, 'admin');
  const name = 'Camera Accessories';
  const rename = async (nepali: string) => {
    await page.goto('/dashboard/categories');
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const dialog = page.getByRole('dialog', { name: `Rename ${name}` });
    await dialog.getByLabel('In Nepali: Name').fill(nepali);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const footer = page.getByRole('contentinfo');
  await rename('क्यामेराका सामान');
  await expect(page.getByText('क्यामेराका सामान')).toBeVisible();
  await page.goto('/ne/contact');
  await expect(footer.getByRole('link', { name: 'क्यामेराका सामान' })).toBeAttached();
  await rename('');
  await expect(page.getByText('Nepali missing').first()).toBeVisible();
  await page.goto('/ne/contact');
  await expect(footer.getByRole('link', { name })).toBeAttached();
  await rename('क्यामेरा एक्सेसरिज');
});
