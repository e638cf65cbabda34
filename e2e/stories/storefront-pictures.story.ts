import type { Page } from '@playwright/test';
import { openWhole, someProduct } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { byForm } from '../../server/src/testing/test-form';

/** Widths of the pictures a page has taken, as their addresses ask for them. */
function widthsTaken(page: Page): number[] {
  const widths: number[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/uploads/')) widths.push(Number(searchParams.get('w') ?? Infinity));
  });
  return widths;
}

for (const deviceScaleFactor of byForm([1.75, 2, 2.625, 3, 3.5], [1.75, 3.5])) {
  test.describe(`a phone of density ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test('takes no picture wider than 640 pixels, but to enlarge it', async ({ page }) => {
      const widths = widthsTaken(page);
      const { slug } = await someProduct(page);
      for (const at of ['/', '/product-category/new_arrivals', `/product/${slug}`]) {
        await openWhole(page, at);
        expect(Math.max(...widths)).toBeLessThanOrEqual(640);
      }
      // The slot of the product is not served less than that either.
      expect(widths).toContain(640);

      await page.getByRole('button', { name: 'Enlarge picture' }).click();
      await expect.poll(() => Math.max(...widths)).toBeGreaterThan(640);
    });
  });
}

test('a wide screen takes pictures as wide as it shows them', async ({ page }) => {
  const widths = widthsTaken(page);
  await openWhole(page, '/');
  expect(Math.max(...widths)).toBeGreaterThan(640);
});
