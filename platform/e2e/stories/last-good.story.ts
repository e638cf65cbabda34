import type { Browser, Page } from '@playwright/test';
import { bucketWith } from '../../../server/src/testing/shop-visitors';
import { HEALTH } from '../../../e2e/shop/api-calls';
import { collectComplaints } from '../../../e2e/shop/complaints';
import { startOwnShop, type OwnShop } from '../../../e2e/shop/own-shop';
import { versionInPage } from '../shop/federation';
import { activate, recordOf, uploadBuild } from '../shop/releases';
import { awaitRendered } from '../../../e2e/shop/rendered';
import { signedInApi } from '../../../e2e/shop/staff';
import { watchShifts, shiftsOf } from '../../../e2e/shop/storefront';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { byForm } from '../../../server/src/testing/test-form';

const BAD = 'team-bad';
const SHARE = 10;

interface Part {
  name: string;
  at: string;
  /** A text of it, and its bad release's text instead. */
  text: string;
  badText: string;
  away: string;
  /** Opens another page of it, and checks what is seen there. */
  next: (page: Page) => Promise<void>;
}

const parts: Part[] = [
  {
    name: 'catalog',
    at: '/',
    text: 'New Arrivals',
    badText: 'Just Arrived',
    away: 'We could not load the catalogue.',
    async next(page) {
      await page.getByRole('region', { name: 'New Arrivals' }).getByRole('link').first().click();
      await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    },
  },
  {
    name: 'checkout',
    at: '/cart',
    text: 'Your Cart is Empty',
    badText: 'Nothing in Here',
    away: 'We could not load the checkout.',
    async next(page) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Track your order' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

const entryOf = (name: string, version: string) =>
  new RegExp(`/remotes/${name}/${version}/remoteEntry`);

/** Runs in the page: true when a remote is the object that was stored before. */
const isSame = (remote: string) => Reflect.get(window, 'stored') === Reflect.get(window, remote);

let shop: OwnShop;

/** Opens a visitor's page that always gets the bad releases. */
async function visit(browser: Browser, { name }: Part): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url });
  const value = String(bucketWith(name, BAD, SHARE));
  await context.addCookies([{ name: 'pasal_bucket', value, url: shop.url }]);
  const page = await context.newPage();
  await watchShifts(page);
  return page;
}

test.beforeAll(async () => {
  shop = await startOwnShop();
  const admin = await signedInApi(shop.url, 'admin');
  for (const { name, text, badText } of parts) {
    await uploadBuild(admin, shop.root, [name, BAD], (script) => script.replaceAll(text, badText));
  }
});
test.afterAll(() => shop.close());

for (const part of byForm(parts, parts.slice(0, 1))) {
  const { name, at, text, badText, away, next } = part;
  for (const share of byForm([SHARE, 100], [SHARE])) {
    test(
      `when the entry of a ${name} that ${share} % have does not come, the version before it does`,
      { tag: '@platform' },
      async ({ browser }) => {
        const admin = await signedInApi(shop.url, 'admin');
        await activate(admin, [name, BAD], share);
        const page = await visit(browser, part);
        await page.goto(at);
        await expect(page.getByText(badText).first()).toBeVisible();
        if (name === 'catalog') await awaitRendered(page, at);

        const complaints = collectComplaints(page);
        await page.route(entryOf(name, BAD), (route) => route.fulfill({ status: 404 }));
        // The page being left may still report that it worked.
        const reported = page.waitForRequest(
          (request) =>
            new URL(request.url()).pathname === HEALTH && !request.postData()?.includes('"load"'),
        );
        const html = await (await page.goto(at))?.text();
        // The server's HTML of the bad release is gone, and the whole page is of the other.
        if (name === 'catalog') expect(html).toContain(badText);
        await expect(page.getByText(text).first()).toBeVisible();
        await expect(page.getByText(badText)).toHaveCount(0);
        await expect(page.getByText(away)).toHaveCount(0);
        expect(await shiftsOf(page)).toEqual([]);
        await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
        expect(JSON.parse((await reported).postData() ?? '')).toMatchObject({
          events: [{ name, phase: 'entry', version: BAD }],
        });
        await next(page);
        const { version } = recordOf(shop.root, name);
        expect(await versionInPage(page, name)).toEqual({ registered: version, told: version });
        expect(complaints.filter((each) => !each.includes('404'))).toEqual([]);
        await page.context().close();
        await admin.post(`/api/v1/release/${name}/roll-back`, { data: {} });
      },
    );
  }
}

for (const part of byForm(parts, parts.slice(0, 1))) {
  const { name, at, text, badText, away } = part;

  test(
    `an entry of ${name} that comes too late, or with other bytes, never runs; what has run is not replaced`,
    { tag: '@platform' },
    async ({ browser }) => {
      const admin = await signedInApi(shop.url, 'admin');
      await activate(admin, [name, BAD]);
      const page = await visit(browser, part);

      // Late: it arrives when the other one is shown.
      const held: (() => Promise<void>)[] = [];
      await page.route(entryOf(name, BAD), (route) => {
        held.push(async () => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: await answer.text() });
        });
      });
      await page.goto(at);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText(badText)).toHaveCount(0);
      // If the late script ran, it would define the remote again.
      await page.evaluate((remote) => {
        Object.assign(window, { stored: Reflect.get(window, remote) as unknown });
      }, name);
      expect(held).toHaveLength(2);
      await Promise.all(held.map((come) => come()));
      expect(await page.evaluate(isSame, name)).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      // Bytes that do not match the hash in its record.
      await page.route(entryOf(name, BAD), async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: `window.changed = true;${await answer.text()}`,
        });
      });
      await page.goto(at);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText(badText)).toHaveCount(0);
      expect(await page.evaluate(() => 'changed' in window)).toBe(false);
      await page.unrouteAll({ behavior: 'ignoreErrors' });

      // A later script, once the entry has run; then the other version as well.
      await page.route(`**/remotes/${name}/${BAD}/**`, (route) =>
        route.request().url().includes('remoteEntry') ? route.continue() : route.abort(),
      );
      await page.goto(at);
      await expect(page.getByText(away).first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Retry' }).first().click();
      await expect(page.getByText(badText).first()).toBeVisible();

      await page.route(`**/remotes/${name}/**`, (route) => route.abort());
      await page.goto(at);
      await expect(page.getByText(away).first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Retry' }).first().click();
      // The decision persists: Retry loads the version before it.
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText(badText)).toHaveCount(0);
      await page.context().close();
      await admin.post(`/api/v1/release/${name}/roll-back`, { data: {} });
    },
  );
}
