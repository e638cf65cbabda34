import { faultsOf } from '../shop/axe';
import { haveSession } from '../shop/staff';
import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(1440)) {
  test(`an administrator adds a subcategory and puts a product into it, and a visitor finds it, at ${width} px`, async ({
    openShop,
    page,
    complaints,
  }) => {
    const name = `Story Cameras ${width}`;
    await page.setViewportSize({ width, height: 844 });
    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/categories');
    await page.getByRole('button', { name: 'Actions for Security Cameras' }).click();
    await page.getByRole('menuitem', { name: 'Subcategories' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subcategories of Security Cameras' });
    await expect(dialog.getByText('Dome Cameras')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Add subcategory' }).click();
    await page.getByLabel(/^Name/).fill(name);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(name)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();

    const { products } = (await (
      await page.request.get('/api/v1/product/public?category=Security%20Cameras&limit=1')
    ).json()) as { products: { id: number; title: string }[] };
    const [product] = products;
    if (!product) throw new Error('the demo shop has no cameras');
    await page.goto(`/dashboard/edit-product/${product.id}`);
    await page.getByLabel(/^Subcategory/).selectOption(name);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page).toHaveURL(/\/dashboard\/product-management/);

    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click();
    if (width === 390) {
      await page.getByRole('dialog').getByText('Security Cameras', { exact: true }).click();
    }
    await page.getByRole('link', { name, exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('article')).toContainText(product.title);
    expect(complaints).toEqual([]);
  });
}
