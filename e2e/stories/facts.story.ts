import { faultsOf } from '../shop/axe';
import { haveSession } from '../shop/staff';
import { openWhole, overflowOf, shiftsOf, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

const CATEGORY = 'Security Systems';
const PLACE = `/product-category/${encodeURIComponent(CATEGORY)}`;

for (const width of widths(1440)) {
  test(`a category asks for a fact, a product tells it, and a visitor filters by it, at ${width} px`, async ({
    openShop,
    page,
    complaints,
  }) => {
    const name = `Tested at ${width}`;
    const key = `tested_at_${width}`;
    await page.setViewportSize({ width, height: 844 });
    const list = await page.request.get(
      `/api/v1/product/public?category=${encodeURIComponent(CATEGORY)}&limit=1`,
    );
    const { products } = (await list.json()) as {
      products: { id: number; slug: string; title: string }[];
    };
    const [product] = products;
    if (!product) throw new Error('the demo shop has no security systems');

    await haveSession(page, openShop.url, 'admin');
    await page.goto('/dashboard/categories');
    await page.getByRole('button', { name: `Actions for ${CATEGORY}` }).click();
    await page.getByRole('menuitem', { name: 'Specifications' }).click();
    const dialog = page.getByRole('dialog', { name: `Specifications of ${CATEGORY}` });
    await dialog.getByRole('button', { name: 'Add specification' }).click();
    const asked = dialog.getByRole('listitem').last();
    await asked.getByLabel(/^Name/).fill(name);
    await asked.getByLabel('Type').selectOption('Yes or no');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Specifications saved.')).toBeVisible();

    await page.goto(`/dashboard/edit-product/${product.id}`);
    await page.getByRole('region', { name: 'Specifications' }).getByLabel(name).selectOption('Yes');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page).toHaveURL(/\/dashboard\/product-management/);

    const main = page.getByRole('main');
    const table = main.getByRole('region', { name: 'Specifications' });
    await openWhole(page, `/product/${product.slug}`);
    await expect(table.getByRole('row', { name: `${name} Yes` })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await openWhole(page, PLACE);
    if (width === 390) await main.getByRole('button', { name: 'Filter', exact: true }).click();
    const group = page.getByRole('group', { name }).locator('visible=true').first();
    await group.getByRole('checkbox', { name: 'Yes (1)' }).click();
    expect(await faultsOf(page)).toEqual([]);
    if (width === 390) await page.getByRole('button', { name: 'Show 1 product' }).click();
    await expect(main.getByText('1 product found')).toBeVisible();
    await expect(page).toHaveURL(`${PLACE}?fact=${key}%3Atrue`);
    await expect(main.getByRole('article')).toHaveCount(1);
    await expect(main.getByRole('button', { name: `Remove filter ${name}: Yes` })).toBeVisible();

    // A shared address shows the filtered list from the server, and nothing moves.
    await watchShifts(page);
    await openWhole(page, `${PLACE}?fact=${key}%3Atrue&available=1`);
    await expect(main.getByRole('article')).toContainText(product.title);
    expect(await shiftsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
