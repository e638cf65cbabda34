import type { Page, Route } from '@playwright/test';
import { plantEntry } from '../shop/planted-build';
import { awaitRendered } from '../shop/rendered';
import { expect, test } from '../shop/test';

const ENTRY = '**/remotes/checkout/**/remoteEntry*';
/** The chunks of the checkout, without its entry. */
const CHUNKS = /\/remotes\/checkout\/[^/]+\/(?!remoteEntry)[^/]+\.js/;

const failureIn = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'We could not load the checkout.' });
const shown = (page: Page) => page.getByText('Your Cart is Empty');
const retry = (page: Page) => failureIn(page).getByRole('button', { name: 'Retry' }).click();

/** Opens the cart; how many seconds it then takes until the failure is named. */
async function secondsToFailure(page: Page): Promise<number> {
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('banner')).toBeVisible();
  const began = Date.now();
  await expect(failureIn(page)).toBeVisible();
  return (Date.now() - began) / 1000;
}

/** What else is in the page lives on, and so do the pages of other remotes. */
async function expectTheRestToLive(page: Page) {
  await expect(page.getByRole('combobox', { name: 'Search products' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Pasal home' }).click();
  await expect(page.getByRole('region', { name: 'New Arrivals' })).toBeVisible();
  await page.goBack();
}

/** A byte more than the build made; what the record's hash no longer fits. */
async function changeOneByte(route: Route) {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()} ` });
}

const silence = () => undefined;

for (const [what, files] of [
  ['an entry', ENTRY],
  ['a chunk', CHUNKS],
] as const) {
  test(`${what} that never comes is a named failure within 10 s, and Retry starts anew`, async ({
    page,
  }) => {
    await page.route(files, silence);
    const seconds = await secondsToFailure(page);
    expect(seconds).toBeGreaterThan(7);
    expect(seconds).toBeLessThan(13);
    await page.unroute(files);
    await retry(page);
    await expect(shown(page)).toBeVisible();
    await expect(failureIn(page)).toBeHidden();
  });

  test(`${what} changed by one byte is refused, and Retry shows the true one`, async ({
    page,
    complaints,
  }) => {
    await page.route(files, changeOneByte);
    expect(await secondsToFailure(page)).toBeLessThan(5);
    expect(complaints.join('\n')).toContain('integrity');
    await retry(page);
    await expect(failureIn(page)).toBeVisible();
    // The page looks at what it refused: that look has to be over as well.
    await page.unrouteAll({ behavior: 'wait' });
    await retry(page);
    await expect(shown(page)).toBeVisible();
  });
}

for (const [what, change] of [
  ['defines nothing', () => 'void 0;'],
  ['defines something else', () => 'var checkout = 5;'],
  ['throws', () => 'throw new Error("planted");'],
  [
    'asks for another major of what is shared',
    (entry: string) =>
      entry.replaceAll(/("@pasal\/shared\/\w+",!1,)\[1,1,\d+,\d+\]/g, '$1[1,9,0,0]'),
  ],
] as const) {
  test(`a remote whose entry ${what} is refused by its name and harms no other`, async ({
    page,
    shop,
  }) => {
    plantEntry(shop.root, 'checkout', change);
    expect(await secondsToFailure(page)).toBeLessThan(5);
    await expectTheRestToLive(page);
    await expect(failureIn(page)).toBeVisible();
    await expect(shown(page)).toBeHidden();
  });
}

test('a page the server has made whose remote then throws says so, and React complains of nothing', async ({
  page,
  shop,
  complaints,
}) => {
  plantEntry(shop.root, 'catalog', () => 'throw new Error("planted");');
  await awaitRendered(page, '/');
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load the catalogue.' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeVisible();
  expect(complaints.filter((text) => !text.includes('planted'))).toEqual([]);
});

test('Retry asks for the version the page began with, whatever is live meanwhile', async ({
  page,
  shop,
}) => {
  await page.route(CHUNKS, (route) => route.abort());
  await secondsToFailure(page);
  await page.unroute(CHUNKS);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  plantEntry(shop.root, 'checkout', (entry) => `${entry}\n`);
  await retry(page);
  await expect(shown(page)).toBeVisible();
  expect(asked.filter((url) => url === '/discovery.json' || url.includes('remoteEntry'))).toEqual(
    [],
  );
});
