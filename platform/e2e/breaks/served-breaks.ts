import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect } from '../../../e2e/shop/storefront-test';
import { afterServerBuildOf } from '../matrix/planted-part';
import { historyOf, headersOf } from '../shop/bad-release';
import { activate, recordOf, uploadBuild } from '../shop/releases';
import { timed, type Bench } from './bench';
import { plantOnServer } from './plant';

/** Documents after which a leak of a megabyte and a half would have ended many processes. */
const MOST_PAGES = 3000;

/** Requests a document from a network of its own, because rendering is limited per network. */
async function open({ shop, freshNetwork }: Bench, at: string): Promise<void> {
  const headers = headersOf({ remote: 'catalog', network: freshNetwork() });
  await (await fetch(shop.url + at, { headers })).text();
}

/** A leak in what makes pages: the release goes back once its processes have died three times. */
async function leakUntilGone(bench: Bench): Promise<string> {
  const { admin, shop } = bench;
  const version = bench.freshVersion();
  const leak = afterServerBuildOf(
    { kind: 'pages', name: 'search' },
    'globalThis.held = [...(globalThis.held ?? []), Buffer.alloc(1.5e6, 1)];',
  );
  await uploadBuild(admin, shop.root, ['catalog', version], plantOnServer(leak));
  await activate(admin, ['catalog', version]);
  let pages = 0;
  const isGone = async () =>
    (await historyOf(admin)).some(
      ({ action, previous }) => action === 'return' && previous === version,
    );
  const seconds = await timed(async () => {
    while (!(await isGone())) {
      if (pages > MOST_PAGES) throw new Error('the leak lives on');
      await Promise.all(
        Array.from({ length: 5 }, (_, at) => open(bench, `/search?q=leak-${pages + at}`)),
      );
      pages += 5;
    }
  });
  return `${pages} pages, ${seconds}`;
}

/** The entry of a live release is missing on the server's disk: the visitor gets the version before it. */
async function loseEntry(bench: Bench): Promise<string> {
  const { admin, browser, shop } = bench;
  const version = bench.freshVersion();
  await uploadBuild(admin, shop.root, ['catalog', version]);
  await activate(admin, ['catalog', version]);
  const [entry = ''] = recordOf(shop.root, 'catalog').start;
  const folder = path.join(shop.dataDir, 'releases');
  const files = readdirSync(folder, { recursive: true }).map(String);
  const lost = files.filter((file) => file.includes(version) && file.includes(entry));
  expect(lost).not.toEqual([]);
  for (const file of lost) rmSync(path.join(folder, file));
  const network = bench.freshNetwork();
  const context = await browser.newContext({
    baseURL: shop.url,
    extraHTTPHeaders: headersOf({ remote: 'catalog', network }),
  });
  const page = await context.newPage();
  const seconds = await timed(async () => {
    await page.goto('/search');
    await expect(page.getByText('What are you looking for?').first()).toBeVisible();
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.close();
  const back = await admin.post('/api/v1/release/catalog/roll-back', { data: {} });
  expect(back.status()).toBe(200);
  return `each visitor, ${seconds}`;
}

/** Breaks of a release that is live, on the shop's own server. */
export const served = { leak: leakUntilGone, lostEntry: loseEntry };
