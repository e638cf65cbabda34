import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { collectComplaints } from '../../../e2e/shop/complaints';
import { startOwnShop, type OwnShop } from '../../../e2e/shop/own-shop';
import { watchPolicy } from '../../../e2e/shop/policy';
import { byForm } from '../../../server/src/testing/test-form';

const PATH = '/pasal';
const OF_RELEASE = /\/(?:host|remotes|uploads)\//;

/** An origin in front of the shop's files and pictures, which may fail as such an origin can. */
let cdn: Server;
let address: string;
const FAULTS = ['break off', 'change', 'hang'] as const;
let does: 'serve' | (typeof FAULTS)[number] = 'serve';
let shop: OwnShop;

test.beforeAll(async () => {
  cdn = createServer((incoming, outgoing) => {
    const { url = '', headers } = incoming;
    if (does === 'hang') return;
    if (does === 'break off' || !url.startsWith(PATH)) return void incoming.socket.destroy();
    const at = new URL(url.slice(PATH.length), shop.url);
    const asked = { ...headers, host: at.host, 'accept-encoding': 'identity' };
    forward(at, { headers: asked }, (answer) => {
      const { 'content-length': _length, ...said } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, said);
      if (does === 'change' && url.includes('.js')) outgoing.write('/* minified */');
      answer.pipe(outgoing);
    }).end();
  }).listen(0, '127.0.0.1');
  await once(cdn, 'listening');
  address = `http://localhost:${(cdn.address() as AddressInfo).port}${PATH}`;
  shop = await startOwnShop({ variables: { ASSETS_URL: address } });
});
test.afterAll(async () => {
  await shop?.close();
  cdn.closeAllConnections();
  cdn.close();
});

/** The files and pictures that were loaded, by origin. */
function watchFiles(page: Page) {
  const came = { there: new Set<string>(), here: new Set<string>() };
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!OF_RELEASE.test(url)) return;
    if (url.startsWith(`${address}/`)) came.there.add(url);
    else came.here.add(url);
  });
  return came;
}

/** Buys as a visitor does: from the home page over a product into the cart, each page with its pictures. */
async function putIntoCart(page: Page): Promise<void> {
  // If a picture never loads, the page's load event never fires.
  await page.goto(shop.url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await seesPictures(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await seesPictures(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
}

/** Waits until every picture within the window has loaded. */
const seesPictures = (page: Page) =>
  page.waitForFunction(() => {
    const seen = [...document.images].filter((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return seen.length > 0 && seen.every(({ naturalWidth }) => naturalWidth > 0);
  });

test(
  'every script and picture comes from the other origin, under its hash and the policy',
  { tag: '@platform' },
  async ({ page }) => {
    does = 'serve';
    const [refused, complaints] = [await watchPolicy(page), collectComplaints(page)];
    const came = watchFiles(page);
    await putIntoCart(page);
    await page.getByRole('link', { name: 'Cart, 1 item' }).click();
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
    expect([refused, complaints, [...came.here]]).toEqual([[], [], []]);
    const kinds = [...came.there].map((url) => OF_RELEASE.exec(url)?.[0]);
    expect(new Set(kinds)).toEqual(new Set(['/host/', '/remotes/', '/uploads/']));
    for (const script of await page.locator('script[src]').all()) {
      expect(await script.getAttribute('integrity')).toMatch(/^sha384-/);
    }
  },
);

for (const fault of byForm(FAULTS, ['change'] as const)) {
  test(
    `the shop sells on while the other origin would ${fault}`,
    { tag: '@platform' },
    async ({ page }) => {
      does = fault;
      const refused = await watchPolicy(page);
      const came = watchFiles(page);
      await putIntoCart(page);
      expect(refused).toEqual([]);
      expect([...came.here].some((url) => url.includes('/host/'))).toBe(true);
    },
  );
}
