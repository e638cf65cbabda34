import { overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';

// The size of letters that somebody with weak eyes chooses in the browser's settings, twice the usual one.
const SIZE = 32;
const args = ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${SIZE}`];

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, provide) => provide({ ...launchOptions, args }),
});

test('letters follow the size that a reader has chosen, and nothing is wider than the window', async ({
  page,
}) => {
  for (const at of ['/', '/product-category/Electronics', '/cart', '/login']) {
    await page.goto(at);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeAttached();
    const size = await page.locator('body').evaluate((body) => getComputedStyle(body).fontSize);
    expect(size).toBe(`${SIZE}px`);
    expect(await overflowOf(page), at).toBe(0);
  }
});
