import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewOrdersResponse } from '@pasal/shared/contracts';
import { findBrowser } from '../../../scripts/browser.mjs';
import { startOwnShop } from '../../../e2e/shop/own-shop';
import { signedInApi, signIn } from '../../../e2e/shop/staff';
import { expect, test } from '../../../e2e/shop/storefront-test';
import { breaks } from '../breaks/breaks';
import { historyOf } from '../shop/bad-release';
import { activate, uploadBuild } from '../shop/releases';

// Pages are opened beside the same pages of the live shop; a busy machine takes its time.
test.setTimeout(600_000);

const BAD = 'team-bad';
const LEAK = 'team-leak';
const GOOD = 'team-good';

test(
  'a shop with a browser refuses a release with which nobody could buy, and lets a sound one through',
  { tag: ['@platform', '@night'] },
  async ({ browser }) => {
    const shop = await startOwnShop({
      variables: { WALK: (await findBrowser()) ?? 'yes', WALK_SANDBOX: 'no' },
    });
    const api = await signedInApi(shop.url, 'admin');
    const { planted = '', found = /$^/ } =
      breaks.find(({ title }) => title === 'Add to Cart throws') ?? {};
    // The server makes its pages as before: only a browser meets it.
    const inBrowsers = `if (typeof document === 'object') { ${planted} }`;
    const plant = (text: string) => `${inBrowsers}\n${text}`;
    /** Activates a release; how its walk ended. */
    async function endOf(name: string, version: string) {
      await activate(api, [name, version]);
      const ended = async () =>
        (await historyOf(api)).find(
          (event) => event.version === version && ['activate', 'refuse'].includes(event.action),
        );
      await expect.poll(ended, { timeout: 300_000 }).toBeDefined();
      return ended();
    }

    const newestOrder = async () =>
      ((await (await api.get('/api/v1/order-product/new')).json()) as NewOrdersResponse).newest;
    const before = await newestOrder();
    await uploadBuild(api, shop.root, ['catalog', BAD], plant);
    const refused = await endOf('catalog', BAD);
    expect([refused?.action, refused?.walked]).toEqual(['refuse', 'shop']);
    expect(refused?.why).toMatch(found ?? /$^/);
    expect(await (await fetch(`${shop.url}/`)).text()).not.toContain(BAD);

    // No policy prevents a page from navigating to another site.
    const inside = createServer((_request, response) => response.end(String((asked += 1))));
    let asked = 0;
    inside.listen(0, '127.0.0.1');
    await once(inside, 'listening');
    const leads = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    const goes = `if (typeof document === 'object') location.href = '${leads}?' + document.title;`;
    await uploadBuild(api, shop.root, ['catalog', LEAK], (text) => `${goes}\n${text}`);
    const left = await endOf('catalog', LEAK);
    expect([left?.action, left?.why]).toEqual([
      'refuse',
      expect.stringContaining(leads.slice(0, -1)),
    ]);
    expect(asked).toBe(0);
    inside.close();

    // A remote with only dashboard pages has none for visitors: its walk is the way to an order.
    await uploadBuild(api, shop.root, ['releases', GOOD]);
    expect(await endOf('releases', GOOD)).toMatchObject({ action: 'activate', walked: 'shop' });
    expect([await newestOrder(), typeof before]).toEqual([before, 'number']);
    const page = await browser.newPage({ baseURL: shop.url });
    await signIn(page, 'admin');
    await page.goto('/dashboard/releases');
    const row = page.getByRole('row', { name: /team-good/ }).first();
    await expect(row).toContainText(/WalkedBy the shop in a browser/);
    await page.close();
    await api.dispose();
    await shop.close();
  },
);
