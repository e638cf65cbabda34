import { faultsOf } from '../shop/axe';
import { goToCheckout, placeOrder } from '../shop/checkout';
import { awaitRendered } from '../shop/rendered';
import { haveSession } from '../shop/staff';
import { openWhole, overflowOf, shiftsOf, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

const SLUG = 'dahua-dh-xvr1b-penta-brid-xvr';
const TITLE = 'Dahua DH-XVR1B Penta-brid XVR';

test('the switch of language keeps the variant', async ({ page, complaints }) => {
  const main = page.getByRole('main');
  await openWhole(page, `/product/${SLUG}?variant=2`);
  await page.getByRole('banner').getByRole('link', { name: 'नेपाली' }).click();
  await expect(page).toHaveURL(`/ne/product/${SLUG}?variant=2`);
  await expect(main.getByRole('link', { name: /^8 च्यानल/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/product/${SLUG}?variant=2`);
  await expect(main.getByRole('link', { name: /^8 channels/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(complaints).toEqual([]);
});

for (const width of widths(390)) {
  test(`a product in variants: chosen by its address and its chips, ordered, and found by its code, at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const main = page.getByRole('main');
    const chip = (name: string) => main.getByRole('link', { name: new RegExp(`^${name}`) });

    await page.goto('/search?q=XVR1B08');
    await expect(main.getByRole('article').first()).toContainText(TITLE);
    await expect(main.getByRole('link', { name: new RegExp(`^Choose.*${TITLE}`) })).toBeAttached();

    // The server's HTML, before any script, has the variant in the address.
    await awaitRendered(page, `/product/${SLUG}?variant=2`);
    const html = await (await page.request.get(`/product/${SLUG}?variant=2`)).text();
    expect(html).toMatch(/aria-current="true"[^>]*>8 channels/);
    await watchShifts(page);
    await openWhole(page, `/product/${SLUG}?variant=2`);
    await expect(chip('8 channels')).toHaveAttribute('aria-current', 'true');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    expect(await shiftsOf(page)).toEqual([]);
    const box = await chip('4 channels').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);

    await main.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByText(`${TITLE} – 8 channels added to cart!`)).toBeVisible();
    await chip('16 channels').click();
    await expect(page).toHaveURL(`/product/${SLUG}?variant=3`);
    // Until the page shows it, the first such button is the one of a related product.
    await expect(chip('16 channels')).toHaveAttribute('aria-current', 'true');
    await main.getByRole('button', { name: 'Add to Cart' }).first().click();

    await goToCheckout(page);
    const lines = page.getByRole('list', { name: 'Items in your order' });
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines).toContainText('16 channels');
    expect(await faultsOf(page)).toEqual([]);
    await placeOrder(page);
    await expect(main.getByText(`${TITLE} – 8 channels`).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`staff see and change variants in the product form, at ${width} px`, async ({
    openShop,
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { product } = (await (await page.request.get(`/api/v1/product/slug/${SLUG}`)).json()) as {
      product: { id: number };
    };
    await haveSession(page, openShop.url, 'admin');
    await page.goto(`/dashboard/edit-product/${product.id}`);
    const variants = page.getByRole('region', { name: 'Variants' });
    await expect(variants.getByLabel(/^Name/).first()).toHaveValue('4 channels');
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await variants
      .getByLabel(/^In stock/)
      .first()
      .fill(String(40 + (width % 9)));
    await page.getByRole('button', { name: 'Update Product' }).click();
    await expect(page).toHaveURL(/\/dashboard\/product-management/);
    expect(complaints).toEqual([]);
  });
}
