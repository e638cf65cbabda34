import { expect, test, type Page } from '@playwright/test';
import { activate, teamApi, uploadBuild, versionsIn } from '../shop/releases';
import { startServerPair, type ServerPair } from '../shop/server-pair';

let pair: ServerPair;
test.beforeAll(async () => {
  pair = await startServerPair();
});
test.afterAll(() => pair.stop());

const filesNamedBy = (html: string) => [
  ...new Set(html.match(/\/(?:host|remotes\/[a-z-]+)\/[^/"]+\/[^/"]+\.js/g)),
];

/** Reads a server's metrics of its render processes: among others, the compositions it has started one for. */
const readRenderMetrics = async (server: string) => (await fetch(`${server}/metrics`)).text();

/** Documents of one visitor, one after the other: each of one version, with every file at both servers. */
async function documentsOf(cookie: string): Promise<string[]> {
  const seen: string[] = [];
  const whole = new Set<string>();
  for (let at = 0; at < 6; at += 1) {
    const html = await (await fetch(`${pair.url}/cart`, { headers: { cookie } })).text();
    const versions = versionsIn(html, 'checkout');
    expect(versions.size).toBe(1);
    seen.push(...[...versions].map(String));
    for (const file of filesNamedBy(html).filter((each) => !whole.has(each))) {
      whole.add(file);
      for (const server of pair.servers) {
        const { status } = await fetch(`${server}${file}`);
        expect(`${status} ${file}`).toBe(`200 ${file}`);
      }
    }
  }
  return seen;
}

/** The versions that each of some visitors gets; each set must have only one. */
async function setsOfVisitors(): Promise<Set<string>[]> {
  const sets: Set<string>[] = [];
  for (const bucket of Array.from({ length: 10 }, (_, at) => at * 1000)) {
    sets.push(new Set(await documentsOf(`pasal_bucket=${bucket}`)));
  }
  return sets;
}

async function openCart(page: Page): Promise<void> {
  await page.goto(`${pair.url}/cart`);
  await expect(page.getByText('Your Cart is Empty')).toBeVisible();
}

test(
  'two servers on one database: releases come and go, no file is missing and no document mixes',
  { tag: '@platform' },
  async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${response.url()}`);
    });
    await openCart(page);
    const headers = { cookie: await pair.adminCookie(), origin: pair.url };
    const team = await teamApi(headers, pair.url, 'checkout');
    for (const version of ['team-1', 'team-2']) {
      await uploadBuild(team, pair.root, ['checkout', version]);
      await activate(team, ['checkout', version]);
      // Before any visit, also at the server that was not called.
      for (const server of pair.servers) {
        await expect
          .poll(() => readRenderMetrics(server))
          .toMatch(
            new RegExp(
              `^pasal_render_set_info\\{set="\\w+",name="checkout",version="${version}"`,
              'm',
            ),
          );
      }
      // Both servers know it within a second; this page is asked of each in turn.
      await expect.poll(async () => new Set(await documentsOf('')).size).toBe(1);
      expect(await documentsOf('')).toEqual(Array(6).fill(version));
      await openCart(page);
    }
    await uploadBuild(team, pair.root, ['checkout', 'team-3']);
    await activate(team, ['checkout', 'team-3'], 50);
    await expect
      .poll(async () => (await setsOfVisitors()).flatMap((set) => [...set]))
      .toContain('team-3');
    for (const set of await setsOfVisitors()) expect(set.size).toBe(1);
    await team.post('/api/v1/release/checkout/roll-back', { data: {} });
    await expect
      .poll(async () => [...new Set(await documentsOf('pasal_bucket=0'))])
      .toEqual(['team-2']);
    await openCart(page);
    expect(missing).toEqual([]);
  },
);
