import type { Locator, Page } from '@playwright/test';
import { allFaultsOf } from '../shop/axe';
import { fillCart, openWhole, overflowOf, someProduct } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { byForm } from '../../server/src/testing/test-form';

interface OpenPart {
  name: string;
  at: string;
  /** Opens it, and returns what must then be visible. */
  open: (page: Page) => Promise<Locator>;
}

const dialogAfter = async (page: Page, button: Locator) => {
  await button.click();
  return page.getByRole('dialog');
};
const filterButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Filter', exact: true });

async function search(page: Page, words: string, shown: string | RegExp) {
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill(words);
  await box.press('Enter');
  const answer = page.getByRole('search').getByText(shown).first();
  await expect(answer).toBeVisible();
  return answer;
}

/** Parts that open over a page at any width. */
const everywhere: OpenPart[] = [
  { name: 'the results', at: '/', open: (page) => search(page, 'camera', /camera/i) },
  { name: 'no results', at: '/', open: (page) => search(page, 'zzzz', 'No results found.') },
  {
    name: 'a failed search',
    at: '/',
    async open(page) {
      await page.route('**/product/public?*search=*', (route) => route.fulfill({ status: 500 }));
      return search(page, 'lock', 'Error loading results.');
    },
  },
  {
    name: 'the enlarged picture',
    at: 'product',
    open: (page) => dialogAfter(page, page.getByRole('button', { name: 'Enlarge picture' })),
  },
  {
    name: 'the question before a line goes',
    at: '/cart',
    open: (page) => dialogAfter(page, page.getByRole('button', { name: /^Remove/ }).first()),
  },
];

const onPhones: OpenPart[] = [
  {
    name: "the home page's filter with brands",
    at: '/',
    async open(page) {
      const panel = await dialogAfter(page, filterButton(page));
      await panel.getByRole('button', { name: /^Security Cameras/ }).click();
      return panel.getByRole('group', { name: 'Brands of Security Cameras' });
    },
  },
  {
    name: "the category's filter",
    at: '/product-category/new_arrivals',
    open: (page) => dialogAfter(page, filterButton(page)),
  },
];

const onDesktops: OpenPart[] = [
  {
    name: 'the brand flyout',
    at: '/',
    async open(page) {
      const side = page.getByRole('complementary', { name: 'Filter' });
      await side.getByRole('button', { name: /^Security Cameras/ }).click();
      return side.getByRole('group', { name: 'Brands of Security Cameras' });
    },
  },
];

/** Opens the parts in turn, and collects the faults of each. */
async function lookAt(
  page: Page,
  parts: readonly OpenPart[],
  faults: (page: Page) => Promise<string[]>,
) {
  // Still, so that axe sees the colours a visitor sees when all is open.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slug } = await someProduct(page);
  await fillCart(page);
  const found: Record<string, string[]> = {};
  for (const { name, at, open } of parts) {
    await openWhole(page, at === 'product' ? `/product/${slug}` : at);
    await expect(await open(page)).toBeVisible();
    const wrong = await faults(page);
    if (wrong.length > 0) found[name] = wrong;
  }
  expect(found).toEqual({});
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('axe finds nothing in what opens: search list, drawers, zoom, dialog', async ({ page }) => {
    await lookAt(page, [...everywhere, ...onPhones], allFaultsOf);
  });
});

test('axe finds nothing in what opens: search list, flyout, zoom, dialog', async ({ page }) => {
  await lookAt(page, byForm([...everywhere, ...onDesktops], onDesktops), allFaultsOf);
});

/** Controls that cannot be brought into the window, and what hangs over its side. */
async function outOfReach(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await overflowOf(page)) > 0) faults.push('the page is too wide');
  const top = page.getByRole('dialog');
  const place = (await top.count()) > 0 ? top : page.getByRole('search').first();
  for (const control of await place.locator('a:visible, button:visible, input:visible').all()) {
    await control.scrollIntoViewIfNeeded();
    const fault = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      const reached = over !== null && (element.contains(over) || over.contains(element));
      return reached ? undefined : (element.getAttribute('aria-label') ?? element.textContent);
    });
    if (fault !== undefined) faults.push(`out of reach: ${fault}`);
  }
  return faults;
}

test.describe('a window of 1280 by 1024 px at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('what opens can be read and used in full', async ({ page }) => {
    await lookAt(page, [...everywhere, ...onPhones], outOfReach);
  });
});
