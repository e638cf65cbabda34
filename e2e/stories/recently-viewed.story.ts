import { isApiCall } from '../shop/api-calls';
import { faultsOf } from '../shop/axe';
import { someGoods } from '../shop/checkout';
import { openWhole, saveData, shiftsOf, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

for (const width of widths(390)) {
  test(`what was looked at is found again, and can be forgotten, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await saveData(page);
    const [first, second, third] = await someGoods(page, 3);
    if (!first || !second || !third) throw new Error('the demo shop has no goods');
    for (const { slug } of [first, second]) {
      await openWhole(page, `/product/${slug}`);
    }
    await watchShifts(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (isApiCall(new URL(request.url()).pathname)) calls.push(request.url());
    });
    await openWhole(page, `/product/${third.slug}`);
    const viewed = page.getByRole('region', { name: 'Recently viewed' });
    await expect(viewed).toBeAttached();
    expect(calls).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);

    await viewed.scrollIntoViewIfNeeded();
    const titles = viewed.getByRole('heading', { level: 3 });
    await expect(titles).toContainText([second.title, first.title]);
    expect(await faultsOf(page)).toEqual([]);

    // The home page has them too, this product now among them.
    await openWhole(page, '/');
    await viewed.scrollIntoViewIfNeeded();
    await expect(titles).toContainText([third.title, second.title, first.title]);
    await viewed.getByRole('button', { name: /^Clear/ }).click();
    await expect(viewed).toBeHidden();
    await openWhole(page, '/');
    await expect(viewed).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}
