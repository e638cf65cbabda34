import { faultsOf } from '../shop/axe';
import { haveSession } from '../shop/staff';
import { overflowOf, someProduct } from '../shop/storefront';
import { expect, test } from '../shop/test';

const TITLE = 'आँगन हेर्ने नयाँ क्यामेरा';

test('what the owner writes in Nepali shows on the next page load, and what is missing is listed', async ({
  page,
  shop,
  complaints,
}) => {
  const { slug, title } = await someProduct(page);
  await haveSession(page, shop.url, 'admin');
  await page.goto('/dashboard/product-management');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();

  const part = page.getByRole('region', { name: 'Nepali' });
  await part.getByRole('button', { name: 'Texts in Nepali' }).click();
  await part.getByLabel('Title in Nepali').fill(TITLE);
  await part.getByLabel('Description in Nepali', { exact: true }).fill('');
  await expect(part.getByText('Nepali missing: 1 text')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL(/product-management/);

  await page.goto('/dashboard/product-management?nepali=missing');
  await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeVisible();

  await page.goto(`/ne/product/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(complaints).toEqual([]);
});
