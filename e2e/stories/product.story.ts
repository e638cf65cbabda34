import type { Locator, Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { soldOutGoods } from '../shop/checkout';
import { openWhole, overflowOf, shiftsOf, someProduct, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

const IN_VARIANTS = 'dahua-dh-xvr1b-penta-brid-xvr';

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first();
const bar = (page: Page, title: string) =>
  page.getByRole('main').getByRole('group', { name: title, exact: true });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** What a visitor sees before any scrolling: the price's and the button's lower edge, and the picture's height. */
async function measure(page: Page) {
  const main = page.getByRole('main');
  const price = await boxOf(main.getByText(/^Rs\. /).first());
  const button = await boxOf(addButton(page));
  const picture = await boxOf(main.getByRole('region', { name: /^Pictures of/ }));
  return { price, button, picture };
}

test.describe('on a phone of 390 by 844 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('price and Add to Cart are seen at once, and stay at hand by a bar', async ({
    page,
    complaints,
  }) => {
    await watchShifts(page);
    const { slug, title } = await someProduct(page);
    for (const at of [`/product/${IN_VARIANTS}`, `/product/${slug}`]) {
      await openWhole(page, at);
      const { price, button, picture } = await measure(page);
      expect(price.bottom, at).toBeLessThan(button.y);
      expect(button.bottom, at).toBeLessThanOrEqual(844);
      expect(picture.height, at).toBeLessThanOrEqual(0.55 * 844);
      await expect(bar(page, title)).toHaveCount(0);
    }
    const { description } = (
      (await (await page.request.get(`/api/v1/product/slug/${slug}`)).json()) as {
        product: { description: string };
      }
    ).product;
    const words = await boxOf(page.getByRole('main').getByText(description, { exact: true }));
    expect(words.y).toBeGreaterThan((await measure(page)).button.bottom);

    // It is under the header: the bar shows it, and nothing has moved.
    await page.getByRole('tab', { name: 'Product Details' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 700);
    await expect(bar(page, title)).toBeInViewport({ ratio: 1 });
    await expect(
      bar(page, title)
        .getByText(/^Rs\. /)
        .first(),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await bar(page, title).getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText(`${title} added to cart!`)).toBeVisible();
    await expect(
      bar(page, title).getByRole('button', { name: 'Proceed to Checkout' }),
    ).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);

    // The footer's last line is above it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { y } = await boxOf(bar(page, title));
    expect((await boxOf(page.getByRole('contentinfo'))).bottom).toBeLessThanOrEqual(y + 1);

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar(page, title)).toHaveCount(0);
    await page.mouse.wheel(0, 1500);
    await bar(page, title).getByRole('button', { name: 'Proceed to Checkout' }).click();
    await expect(page).toHaveURL('/checkout');
    expect(complaints).toEqual([]);
  });

  test('a product that is sold out promises no day and offers similar ones', async ({
    openShop,
    page,
  }) => {
    const { slug } = await soldOutGoods(page, openShop.url);
    await watchShifts(page);
    await openWhole(page, `/product/${slug}`);
    const main = page.getByRole('main');
    const similar = main.getByRole('region', { name: 'Similar products in stock' });
    expect((await boxOf(similar)).y).toBeLessThan(844);
    await expect(similar.getByRole('article')).not.toHaveCount(0);
    await expect(main.getByText(/Get it by|Delivered in/)).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Add to Cart', exact: true })).toBeDisabled();
    expect(await faultsOf(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test('on a tablet, a laptop at 200 % zoom and a desktop picture and buy box stand side by side, the button in sight', async ({
  page,
}) => {
  const { slug, title } = await someProduct(page);
  await openWhole(page, `/product/${slug}`);
  for (const [width, height] of [
    [640, 844],
    [720, 450],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(addButton(page)).toBeInViewport();
    const { price, button, picture } = await measure(page);
    expect(picture.right).toBeLessThan(price.x);
    expect(price.bottom).toBeLessThan(button.y);
    expect(button.bottom).toBeLessThanOrEqual(height);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    // Below the desktop's width the bar takes over.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(addButton(page)).not.toBeInViewport();
    await expect(bar(page, title)).toBeVisible({ visible: width < 960 });
  }
});
