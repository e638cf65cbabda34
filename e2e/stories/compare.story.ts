import { faultsOf } from '../shop/axe';
import { someGoods } from '../shop/checkout';
import { openWhole, overflowOf, shiftsOf, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(390)) {
  test(`a comparison: the button, the table, an address, a fifth, at ${width} px`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const goods = await someGoods(page, 5);
    const last = goods.at(-1);
    if (!last) throw new Error('the demo shop has no goods');
    const button = page.getByRole('button', { name: /Add to compare/ });
    for (const { slug } of goods.slice(0, 4)) {
      await openWhole(page, `/product/${slug}`);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    // Another tab knows of them, and takes no fifth.
    const other = await context.newPage();
    await openWhole(other, `/product/${last.slug}`);
    await other.getByRole('button', { name: /Add to compare/ }).click();
    await expect(other.getByText(/^You can compare up to 4 products/)).toBeVisible();
    await other.close();

    await watchShifts(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Compare (4)' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+$/);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveText(['Product', ...goods.slice(0, 4).map(({ title }) => title)]);
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect(heads.nth(1)).toBeInViewport();

    await page.getByRole('checkbox', { name: 'Show differences only' }).click();
    await expect(page.getByRole('rowheader', { name: /^Price/ })).toHaveText(/differs/);
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(heads).toHaveCount(4);

    await openWhole(page, '/compare?ids=2147483647');
    await expect(page.getByText('No longer available in this shop.')).toBeVisible();
    await expect(heads).toHaveText(['Product', 'Product 2147483647']);
    expect(await faultsOf(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
