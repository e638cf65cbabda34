import type { Page } from '@playwright/test';
import type { DiscoveryDocument } from '@pasal/shared/contracts';
import { haveSession, signIn } from '../shop/staff';
import { expect, test } from '../shop/storefront-test';

const INLINED = /(?<=<script type="application\/json" id="discovery">).*?(?=<\/script>)/s;

function withoutReleases(json: string): string {
  const list = JSON.parse(json) as DiscoveryDocument;
  const { releases: _gone, ...microFrontends } = list.microFrontends;
  return JSON.stringify({ ...list, microFrontends });
}

/** The page is that of a shop which has never had the remote of the releases. */
async function forgetReleases(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const isDocument = route.request().isNavigationRequest();
    const isList = new URL(route.request().url()).pathname === '/discovery.json';
    if (!isDocument && !isList) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const body = isList ? withoutReleases(text) : text.replace(INLINED, withoutReleases);
    return route.fulfill({ response, body });
  });
}

const administration = (page: Page) =>
  page.getByRole('list', { name: 'Administration' }).getByRole('link');

test('an entry of another remote stands in the sidebar without any file of it', async ({
  page,
  complaints,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signIn(page, 'admin');
  await expect(administration(page).nth(7)).toHaveText('Releases');
  await expect(administration(page)).toHaveCount(12);
  expect(files.filter((file) => file.startsWith('/remotes/releases/'))).toEqual([]);
  await administration(page).nth(7).click();
  await expect(page).toHaveURL('/dashboard/releases');
  await expect(page.getByRole('region', { name: 'Health' })).toBeVisible();
  await expect(administration(page).nth(7)).toHaveAttribute('aria-current', 'page');
  expect(complaints).toEqual([]);
});

test('the dashboard works without the releases, and says nothing of them', async ({
  page,
  complaints,
}) => {
  await forgetReleases(page);
  await signIn(page, 'admin');
  await expect(administration(page)).toHaveText([
    'Categories and brands',
    'Search words',
    'Searches',
    'Banners and posters',
    'Districts and cities',
    'Staff',
    'Site settings',
    'Activity log',
    'Status',
    'Couriers',
    'Money',
  ]);
  await administration(page).nth(7).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a release of the dashboard that does not load can be taken back: the releases stand below', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin');
  const storageState = await page.context().storageState();
  // A browser that holds no file of the dashboard yet.
  const context = await browser.newContext({ storageState, ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const files = '**/remotes/dashboard/**';
  await other.route(files, (route) => route.abort());
  await other.goto('/dashboard/releases');
  const failure = other.getByRole('alert').filter({ hasText: 'We could not load the dashboard.' });
  await expect(failure).toBeVisible();
  await other.getByRole('button', { name: 'Actions for the dashboard' }).click();
  await expect(other.getByRole('menuitem', { name: 'Activate' })).toBeVisible();
  await other.keyboard.press('Escape');
  await other.unroute(files);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(administration(other).nth(7)).toHaveText('Releases');
  await expect(failure).toHaveCount(0);
  await context.close();
});

test('from a page of the shop, whose document knows no remote of the dashboard, staff get there', async ({
  page,
  openShop,
  complaints,
}) => {
  await haveSession(page, openShop.url, 'admin');
  await page.goto('/');
  const inlined = (await page.locator('#discovery').textContent()) ?? '';
  expect(inlined).not.toContain('/remotes/dashboard/');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(administration(page)).toHaveCount(12);
  await administration(page).nth(7).click();
  await expect(page.getByRole('region', { name: 'Health' })).toBeVisible();
  expect(complaints).toEqual([]);
});
