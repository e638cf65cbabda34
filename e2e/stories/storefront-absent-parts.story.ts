import type { Page } from '@playwright/test';
import { openWhole, shiftsOf, slowDown, watchShifts } from '../shop/storefront';
import { expect, test } from '../shop/storefront-test';
import { widths } from '../shop/widths';

const SITE = {
  banner: '**/api/v1/site/banner',
  posters: '**/api/v1/site/poster?*',
  settings: '**/api/v1/site/settings',
} as const;

type Absent = (page: Page) => Promise<unknown>;

/** Parts that a shop's home page may lack. */
const absences: Record<string, Absent> = {
  'no banner': (page) =>
    page.route(SITE.banner, (route) => route.fulfill({ json: { banners: [] } })),
  'no posters': (page) =>
    page.route(SITE.posters, (route) => route.fulfill({ json: { posters: [] } })),
  'the special offer off': (page) =>
    page.route(SITE.settings, async (route) => {
      const answer = await route.fetch();
      const { settings } = (await answer.json()) as { settings: object };
      await route.fulfill({ json: { settings: { ...settings, special_offer: false } } });
    }),
  'nothing of the site can be read': (page) =>
    page.route('**/api/v1/site/**', (route) => route.fulfill({ status: 500, json: {} })),
};

for (const width of widths(390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 640 ? 844 : 900 } });

    test('nothing jumps on a home page without banner, posters or offer', async ({ page }) => {
      await watchShifts(page);
      const found: Record<string, string[]> = {};
      for (const [name, absent] of Object.entries(absences)) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await slowDown(page, 150);
        await absent(page);
        await openWhole(page, '/');
        await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
        const shifts = await shiftsOf(page);
        if (shifts.length > 0) found[name] = shifts;
      }
      expect(found).toEqual({});
    });
  });
}
