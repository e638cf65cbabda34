import type { Page } from '@playwright/test';
import { faultsOf } from '../shop/axe';
import { haveSession } from '../shop/staff';
import { openWhole, overflowOf } from '../shop/storefront';
import { expect, test } from '../shop/test';
import { foreignTexts } from '../shop/words-on-page';
import { screens } from '../shop/widths';

// A shop of its own: what other stories write is in English.

/** Pages that staff use during a day, in addition to those of orders and products. */
const PAGES = [
  '/dashboard',
  ...['call', 'pack', 'hand-over', 'way', 'back'].map((desk) => `/dashboard/desks/${desk}`),
  '/dashboard/desks',
  '/dashboard/couriers',
  '/dashboard/money',
  '/dashboard/money/book',
  '/dashboard/stock',
  '/dashboard/stock/purchases',
  '/dashboard/places',
  '/dashboard/site-settings/desks',
  '/dashboard/site-settings/remarks',
  '/dashboard/site-settings/returns',
  '/dashboard/returns',
  '/dashboard/customers',
  '/dashboard/customers/rules',
  '/dashboard/notifications',
];

/** Every text below a value of an answer, as it is. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** User texts: names and addresses of buyers, couriers and staff, and texts that staff wrote. */
async function givenWords(page: Page): Promise<Set<string>> {
  const read = async (at: string) => textsIn(await (await page.request.get(`/api/v1${at}`)).json());
  const lists =
    '/order-product?limit=100 /order-product/desk?stage=coming_back /courier /auth/staff /category /branch /returns';
  const goods = '/product?limit=100&page=1 /product?limit=100&page=2';
  const texts = (
    await Promise.all(`${lists} ${goods} /stock/suppliers`.split(' ').map(read))
  ).flat();
  // The key's name.
  texts.push('Enter');
  const words = texts.flatMap((text) => text.toLowerCase().match(/[a-z0-9][a-z0-9'’./+-]*/g) ?? []);
  return new Set(words.map((word) => word.replace(/[.'’-]+$/, '')));
}

for (const { width, height } of screens(390)) {
  test(`the desks, the couriers and the money are in Nepali alone, at ${width} px`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height });
    await haveSession(page, shop.url, 'admin');
    const names = await givenWords(page);
    const found: Record<string, unknown> = {};
    for (const at of PAGES) {
      await openWhole(page, `/ne${at}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const texts = await foreignTexts(page, names);
      const faults = await faultsOf(page);
      const overflow = await overflowOf(page);
      if (texts.length > 0 || faults.length > 0 || overflow > 0)
        found[at] = { texts, faults, overflow };
    }
    expect(found).toEqual({});
  });
}
