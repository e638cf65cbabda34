import { faultsOf } from '../shop/axe';
import { changeProduct, someGoods } from '../shop/checkout';
import { openWhole, overflowOf, shiftsOf, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(390)) {
  test(`a wishlist: hearts, the page, another tab, a reload, at ${width} px`, async ({
    page,
    context,
    openShop,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [first, second] = await someGoods(page, 2);
    if (!first || !second) throw new Error('the demo shop has no goods');
    const heartOf = (title: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: `Save to wishlist: ${title}` })
        .first();
    for (const { slug, title } of [first, second]) {
      await openWhole(page, `/product/${slug}`);
      await heartOf(title).click();
      await expect(heartOf(title)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(`${title} is on your wishlist.`)).toBeVisible();
    }
    const box = await heartOf(second.title).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await faultsOf(page)).toEqual([]);

    // The server has no wishlist: the pressed state is set after hydration, and nothing moves.
    await watchShifts(page);
    const html = await (await page.request.get(`/product/${second.slug}`)).text();
    expect(html).not.toContain('aria-pressed="true"');
    await openWhole(page, `/product/${second.slug}`);
    await expect(heartOf(second.title)).toHaveAttribute('aria-pressed', 'true');
    expect(await shiftsOf(page)).toEqual([]);

    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('link', { name: 'Wishlist, 2 products' })).toBeVisible();
    await changeProduct(openShop.url, first.id, { in_stock: 0 });
    await page.getByRole('link', { name: 'Wishlist, 2 products' }).click();
    await expect(page).toHaveURL('/wishlist');
    const lines = page.getByRole('list', { name: 'Products on your wishlist' });
    await expect(lines.getByRole('heading')).toHaveText([second.title, first.title]);
    const soldOut = lines.getByRole('listitem').filter({ hasText: first.title });
    await expect(soldOut.getByText('Out of Stock')).toBeVisible();
    await expect(soldOut.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
    await lines
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);

    await soldOut.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(other.getByRole('link', { name: 'Wishlist, 1 product' })).toBeVisible();
    await openWhole(page, '/wishlist');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Wishlist (1)');
    await lines.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Your wishlist is empty')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await changeProduct(openShop.url, first.id, { in_stock: 5 });
    expect(complaints).toEqual([]);
  });
}

test('storage that is damaged costs the wishlist and nothing else', async ({ page }) => {
  const [goods] = await someGoods(page, 1);
  await openWhole(page, `/product/${goods?.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.waitForFunction(() => localStorage['persist:pasal']?.includes('in_stock'));
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage['persist:pasal']) as Record<string, string>;
    saved.wishlist = '{"items":[{"id"';
    localStorage['persist:pasal'] = JSON.stringify(saved);
  });
  await openWhole(page, '/wishlist');
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});
