import { test as base, expect, type Page } from '@playwright/test';
import { atRest } from '../shop/at-rest';
import { HOSTILE_SEARCHES, spoilTexts } from '../shop/hostile-texts';
import { watchPolicy } from '../shop/policy';
import { repository } from '../shop/product-tree';
import { closeShop, startShop, type RunningShop } from '../shop/running-shop';
import { copySeeded } from '../shop/seeded';
import { signIn } from '../shop/staff';
import { byForm } from '../../server/src/testing/test-form';

interface SpoiledShop extends RunningShop {
  slugs: string[];
}

interface Fixtures {
  /** All scripts that ran and requests that left the shop, oldest first. */
  ran: string[];
}

const test = base.extend<Fixtures, { spoiled: SpoiledShop }>({
  spoiled: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, provide) => {
      const dataDir = copySeeded();
      const slugs = await spoilTexts(dataDir);
      const shop = await startShop(repository, dataDir);
      await provide({ ...shop, slugs });
      await closeShop(shop);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ spoiled }, provide) => provide(spoiled.url),
  ran: async ({ page, spoiled }, provide) => {
    const refused = await watchPolicy(page);
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(spoiled.url)) ran.push(`request ${request.url()}`);
    });
    await provide(ran);
    // The browser's parser reports these about a document that is never shown, in which nothing runs.
    const inert = / script-src-attr inline /;
    expect(refused.filter((what) => !inert.test(what))).toEqual([]);
  },
});

async function look(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await atRest(page);
}

/** Moves over everything there is to point at. Scripts hear it as they hear a mouse, covered parts too. */
async function pointAtAll(page: Page): Promise<void> {
  for (const part of await page.getByRole('main').getByRole('link').all()) {
    for (const event of ['pointerover', 'mouseover', 'mouseenter', 'mousemove']) {
      await part.dispatchEvent(event);
    }
  }
}

// The policy is the second wall: the first must hold without it.
const WITHOUT = ['without one', true] as const;
for (const [how, bypassCSP] of byForm<readonly [string, boolean]>(
  [['under the real policy', false], WITHOUT],
  [WITHOUT],
)) {
  test.describe(how, () => {
    test.use({ bypassCSP });

    test('what is stored runs nothing in the storefront', async ({ page, spoiled, ran }) => {
      await look(page, '/');
      await look(page, '/product-category/new_arrivals');
      await pointAtAll(page);
      for (const slug of spoiled.slugs) {
        await look(page, `/product/${slug}`);
        await expect(
          page.getByRole('tabpanel').or(page.getByText('Product Details')).first(),
        ).toBeVisible();
      }
      expect(ran).toEqual([]);
    });
  });
}

test.describe('without a policy', () => {
  test.use({ bypassCSP: true });

  test('what runs is noticed', async ({ page, ran }) => {
    await look(page, '/');
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="alert(1)">'),
    );
    await expect.poll(() => ran).toEqual(['dialog 1']);
  });
});

test('what is typed into a search runs nothing', async ({ page, ran }) => {
  await look(page, '/');
  const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  for (const words of HOSTILE_SEARCHES) {
    await search.fill(words ?? '');
    await search.press('Enter');
    await atRest(page);
  }
  await look(page, '/product-category/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(ran).toEqual([]);
});

test('what is stored runs nothing in the dashboard', async ({ page, ran }) => {
  await signIn(page, 'admin');
  for (const screen of ['order-management', 'product-management']) {
    await look(page, `/dashboard/${screen}`);
    for (let number = 0; number < 4; number += 1) {
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.getByRole('button', { name: /next/i }).first().click();
      await atRest(page);
    }
  }
  await look(page, '/dashboard/order-management');
  for (const row of [1, 4, 7]) {
    await page.getByRole('row').nth(row).getByRole('button', { name: /View/ }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await atRest(page);
    await page.keyboard.press('Escape');
  }
  expect(ran).toEqual([]);
});
