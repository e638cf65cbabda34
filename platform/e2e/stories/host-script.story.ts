import { expect, test } from '../../../e2e/shop/storefront-test';

test(
  "the host's script asks to be compiled while it arrives",
  { tag: '@platform' },
  async ({ page }) => {
    const arrived = page.waitForResponse(/\/host\.[0-9a-f]+\.js$/);
    await page.goto('/');
    const script = await page.request.get((await arrived).url());
    expect((await script.text()).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  },
);
