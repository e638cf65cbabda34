import type { Page } from '@playwright/test';
import { activate, recordOf, teamApi, uploadBuild } from '../shop/releases';
import { signedInApi, signIn } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/test';
import { isLongForm } from '../../../server/src/testing/test-form';

/** The versions of a page's scripts, by part, from now on. */
function versionsAskedFor(page: Page): Map<string, Set<string>> {
  const versions = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const [, remote, version] =
      /\/(?:remotes\/)?([a-z-]+)\/([^/]+)\/[^/]+\.js/.exec(new URL(request.url()).pathname) ?? [];
    if (!remote || !version) return;
    versions.set(remote, (versions.get(remote) ?? new Set()).add(version));
  });
  return versions;
}

const openProduct = async (page: Page) => {
  await page.getByRole('region', { name: 'New Arrivals' }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
};

const RELEASES = isLongForm ? 6 : 2;

test(
  `a tab opened before keeps its set through ${RELEASES} releases of a remote and one of the host`,
  { tag: '@platform' },
  async ({ page, context, shop }) => {
    const own = { host: recordOf(shop.root, 'host'), catalog: recordOf(shop.root, 'catalog') };
    const asked = versionsAskedFor(page);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();

    const { cookies } = await (await signedInApi(shop.url, 'admin')).storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const [catalog, platform] = await Promise.all(
      ['catalog', 'host'].map((name) => teamApi({ cookie, origin: shop.url }, shop.url, name)),
    );
    if (!catalog || !platform) throw new Error('no token');
    for (let at = 1; at <= RELEASES; at += 1) {
      await uploadBuild(catalog, shop.root, ['catalog', `team-${at}`]);
      await activate(catalog, ['catalog', `team-${at}`]);
    }
    await uploadBuild(platform, shop.root, ['host', 'team-host']);
    await activate(platform, ['host', 'team-host']);

    // The part that the tab loads only now has the version it started with; all versions share the cart it
    // fills.
    await openProduct(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    expect([...(asked.get('catalog') ?? [])]).toEqual([own.catalog.version]);
    expect([...(asked.get('host') ?? [])]).toEqual([own.host.version]);

    const next = await context.newPage();
    const askedNext = versionsAskedFor(next);
    await next.goto('/cart');
    await expect(next.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await next.getByRole('link', { name: 'Pasal home' }).click();
    await openProduct(next);
    expect([...(askedNext.get('catalog') ?? [])]).toEqual([`team-${RELEASES}`]);
    expect([...(askedNext.get('host') ?? [])]).toEqual(['team-host']);
    expect([...(askedNext.get('checkout') ?? [])]).toEqual([
      recordOf(shop.root, 'checkout').version,
    ]);
  },
);

test(
  'an administrator activates a release for a share, and takes it back',
  { tag: ['@platform', '@night'] },
  async ({ page, shop }) => {
    const api = await signedInApi(shop.url, 'admin');
    await uploadBuild(api, shop.root, ['checkout', 'team-1']);
    await signIn(page, 'admin');
    await page.goto('/dashboard/releases');
    const row = page.getByRole('row', { name: /the checkout/ });
    await row.getByRole('button', { name: 'Actions for the checkout' }).click();
    await page.getByRole('menuitem', { name: 'Activate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activate a release of the checkout' });
    await dialog.getByLabel('Shown to').selectOption('10 %');
    await dialog.getByLabel('Reason').fill('first look');
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await expect(row).toContainText('team-1');
    await expect(page.getByRole('row', { name: /Activated/ })).toContainText('first look');

    // Every visitor stays with what the first page gave them.
    const sets = new Map<string, Set<string>>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const first = await fetch(shop.url);
      const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect(cookie).toMatch(/^pasal_bucket=\d{1,4}$/);
      const pages = [first, await fetch(`${shop.url}/cart`, { headers: { cookie } })];
      for (const each of pages) {
        const [, version = ''] = /\/remotes\/checkout\/([^/]+)\//.exec(await each.text()) ?? [];
        sets.set(cookie, (sets.get(cookie) ?? new Set()).add(version));
      }
    }
    for (const versions of sets.values()) expect(versions.size).toBe(1);

    await row.getByRole('button', { name: 'Actions for the checkout' }).click();
    await page.getByRole('menuitem', { name: 'Roll back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
    await expect(row).not.toContainText('team-1');
    expect(await (await fetch(shop.url)).text()).not.toContain('/remotes/checkout/team-1/');
  },
);
