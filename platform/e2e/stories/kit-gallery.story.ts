import { faultsBesideBusy } from '../../../e2e/shop/axe';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { widths } from '../../../e2e/shop/widths';

for (const width of widths(390)) {
  test(`the kit shows each of its parts live, in all its states, with their code, ${width} px wide`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/kit#dialogs');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('@pasal/shared');
    // The part that the address names is in view.
    await expect(page.getByRole('heading', { level: 3, name: 'Dialogs' })).toBeInViewport();

    const isPhone = width < 960;
    const index = page.getByRole('navigation', { name: 'Parts' });
    if (isPhone) await index.getByText('All parts').click();
    await index.getByRole('link', { name: 'Product card', exact: true }).click();
    const part = page.getByRole('region', { name: 'Product card' });
    await expect(part.getByRole('heading', { name: 'Product card', exact: true })).toBeInViewport();
    const code = part.getByRole('group', { name: 'Code of Product card: Out of stock' });
    await expect(code).toBeVisible({ visible: !isPhone });
    if (isPhone) await part.getByText('Code of Out of stock').click();
    await expect(code).toHaveText('<ProductCard product={soldOut} sizes="240px" />');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = part.getByRole('button', { name: 'Copy the code of Product card: Out of stock' });
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<ProductCard');

    await page.getByRole('button', { name: 'Put into the cart' }).click();
    await expect(page.getByText('In the cart: 1')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(await faultsBesideBusy(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
