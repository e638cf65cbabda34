import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { screens } from '../shop/widths';

/** The checks that every page in Nepali must pass. */
async function look(page: Page) {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ne');
  expect([page.url(), await overflowOf(page)]).toEqual([page.url(), 0]);
  expect([page.url(), await faultsOf(page)]).toEqual([page.url(), []]);
}

/** The sidebar, which lies in a drawer on a phone. */
async function sidebar(page: Page, isPhone: boolean) {
  if (!isPhone) return page.getByRole('complementary');
  await page.getByRole('button', { name: /^(?:मेनु खोल्नुहोस्|Open the menu)$/ }).click();
  return page.getByRole('dialog');
}

for (const { where, width, height } of screens(390)) {
  test(`the staff's day in Nepali, on ${where}`, async ({ page, complaints }) => {
    const follow = async (name: string) => {
      const links = await sidebar(page, width === 390);
      await links.getByRole('link', { name, exact: true }).click();
    };
    const heading = page.getByRole('heading', { level: 1 });
    await page.setViewportSize({ width, height });

    // A user who is not signed in gets to the shop, in the requested language.
    await page.goto('/ne/dashboard');
    await expect(page).toHaveURL('/ne');
    await page.goto('/ne/login');
    await page.getByLabel(/^इमेल/).fill('admin@pasal.test');
    await page.getByRole('textbox', { name: 'पासवर्ड' }).fill('admin-demo-1234');
    await page.getByRole('button', { name: 'लगइन गर्नुहोस्' }).click();
    await expect(page).toHaveURL('/ne/dashboard');
    await expect(heading).toHaveText('सारांश');
    await expect(page).toHaveTitle(/सारांश \| /);
    await expect(page.getByRole('region', { name: 'दिनको अर्डर' })).toBeVisible();
    // A fading part has too little contrast.
    await expect(page.getByText('लगइन भयो!')).toHaveCount(0);
    await look(page);

    await follow('अर्डर व्यवस्थापन');
    await expect(heading).toHaveText('अर्डर व्यवस्थापन');
    const order = page.getByRole('row').filter({ hasText: 'बाँकी' }).first();
    await expect(order).toBeVisible();
    await look(page);
    await order.getByRole('link', { name: /^NP-/ }).click();
    await expect(heading).toHaveText(/^अर्डर NP-/);
    await page.getByRole('button', { name: 'स्थिति बदल्नुहोस्' }).click();
    const dialog = page.getByRole('dialog', { name: /^स्थिति बदल्नुहोस्: NP-/ });
    await dialog.getByLabel(/^स्थिति/).selectOption({ label: 'पूरा भयो' });
    await look(page);
    await dialog.getByRole('button', { name: 'स्थिति बदल्नुहोस्' }).click();
    await expect(dialog).toContainText('कैफियत लेख्नुहोस्!');
    await dialog.getByLabel(/^कैफियत/).fill('ग्राहकले पसलबाट लिनुभयो');
    await dialog.getByRole('button', { name: 'स्थिति बदल्नुहोस्' }).click();
    await expect(dialog).toHaveCount(0);
    const history = page.getByRole('region', { name: 'इतिहास' });
    await expect(history).toContainText('बाँकी → पूरा भयो');
    await expect(history).toContainText('ग्राहकले पसलबाट लिनुभयो');
    await look(page);

    // The same page in the other language, and back.
    const address = new URL(page.url()).pathname;
    await follow('English');
    await expect(page).toHaveURL(address.replace('/ne', ''));
    await expect(heading).toHaveText(/^Order NP-/);
    await follow('नेपाली');
    await expect(page).toHaveURL(address);

    await follow('सामान व्यवस्थापन');
    await page.getByRole('searchbox').fill('camera');
    await expect(page).toHaveURL('/ne/dashboard/product-management?search=camera');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: /camera/i })
        .first(),
    ).toBeVisible();
    await look(page);

    await follow('साइटका सेटिङ');
    await expect(heading).toContainText('साइटका सेटिङ');
    await look(page);
    await follow('रिलिज');
    await expect(page).toHaveURL('/ne/dashboard/releases');
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    for (const part of ['पसल', 'अर्डर पूरा गर्ने पृष्ठ', 'ड्यासबोर्ड']) {
      await expect(page.getByRole('row').getByText(part, { exact: true }).first()).toBeVisible();
    }
    await look(page);
    await follow('प्रणालीको स्थिति');
    await expect(page.getByRole('region', { name: 'पसलका भाग' })).toContainText('अर्डर पूरा गर्ने पृष्ठ');
    await look(page);
    expect(complaints).toEqual([]);
  });
}
