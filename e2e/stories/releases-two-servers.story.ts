import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { PreviewLink, ReleaseHistoryResponse } from '@pasal/shared/contracts';
import { bucketWith } from '../../server/src/testing/shop-visitors';
import {
  BAD,
  BAD_ASIDE,
  GONE_WITHIN,
  meetIt,
  reportFrom,
  SHARE,
  unshown,
  visitorOf,
  type BadRelease,
} from '../shop/bad-release';
import { activate, teamApi, uploadBuild, versionsIn } from '../shop/releases';
import { askServer, startServerPair, type ServerPair } from '../shop/server-pair';

const GOOD = 'team-good';
const CHANGED = ' (as the team has it now)';

let pair: ServerPair;
let admin: Record<string, string>;
test.beforeAll(async () => {
  pair = await startServerPair();
  admin = { cookie: await pair.adminCookie(), origin: pair.url };
});
test.afterAll(() => pair.stop());

/** The versions of a remote that both servers' documents name to somebody in this bucket. */
async function versionsAt({ remote, at }: BadRelease, bucket: number): Promise<string[]> {
  const headers = { cookie: `pasal_bucket=${bucket}` };
  const documents = pair.servers.map(async (server) =>
    (await fetch(`${server}${at}`, { headers })).text(),
  );
  return (await Promise.all(documents)).flatMap((html) => [...versionsIn(html, remote)]);
}

const metricsOf = async (server: string) => (await fetch(`${server}/metrics`)).text();

/** The shop as it answers at one of its servers. */
async function pageAt(browser: Browser, number: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: pair.url,
    extraHTTPHeaders: askServer(number),
  });
  return context.newPage();
}

for (const bad of BAD_ASIDE) {
  const { remote, text, at, away } = bad;
  /** A release that says something else, to be told from the shop's own. */
  const changed = (script: string) => script.replaceAll(`"${text}"`, `"${text}${CHANGED}"`);

  test(`a preview of ${remote} made at one server is shown by the other`, async ({ browser }) => {
    const team = await teamApi(admin, pair.url, remote);
    await uploadBuild(team, pair.root, [remote, GOOD], changed);
    const made = await team.post(`/api/v1/release/${remote}/preview`, {
      data: { version: GOOD },
      headers: askServer(0),
    });
    const { url } = (await made.json()) as PreviewLink;
    const holder = await pageAt(browser, 1);
    await holder.goto(url);
    await holder.goto(at);
    await expect(holder.getByText(`${text}${CHANGED}`)).toBeVisible();
    await expect(holder.getByRole('complementary', { name: 'Preview' })).toContainText(GOOD);
    const other = await pageAt(browser, 1);
    await other.goto(at);
    await expect(other.getByText(text, { exact: true })).toBeVisible();
  });

  test(`${remote} tried by a share is shown to the same at both servers, told to both, and both let go of it`, async ({
    browser,
  }) => {
    const team = await teamApi(admin, pair.url, remote);
    await uploadBuild(team, pair.root, [remote, BAD], unshown(text));
    await activate(team, [remote, BAD], SHARE);
    const trying = bucketWith(remote, BAD, SHARE);
    await expect.poll(() => versionsAt(bad, trying)).toEqual([BAD, BAD]);
    expect(await versionsAt(bad, (trying + 1) % 10_000)).not.toContain(BAD);

    const pages: Page[] = [];
    for (let network = 1; network <= 5; network += 1) {
      const headers = askServer(network);
      const visitor = await visitorOf(browser, pair.url, { remote, network, headers });
      pages.push(await meetIt(visitor, bad));
    }
    const reports = `pasal_release_reports_total{name="${remote}",version="${BAD}",phase="render"}`;
    for (const [number, server] of pair.servers.entries()) {
      expect(await metricsOf(server)).toContain(`${reports} ${number === 0 ? 2 : 3}`);
    }
    const timeout = GONE_WITHIN;
    await expect.poll(() => versionsAt(bad, trying), { timeout }).not.toContain(BAD);
    // Both look, and one of them has it go back.
    const answer = await fetch(`${pair.url}/api/v1/release/history`, { headers: admin });
    const { events } = (await answer.json()) as ReleaseHistoryResponse;
    const returns = events.filter(({ action, name }) => action === 'return' && name === remote);
    expect(returns.map(({ previous }) => previous)).toEqual([BAD]);
    for (const page of pages) {
      await page.goto(at);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText(away)).toHaveCount(0);
      await page.context().close();
    }
  });

  test(`${remote} whose file somebody changed at one server is refused there, and whole at the other`, async ({
    browser,
  }) => {
    const team = await teamApi(admin, pair.url, remote);
    await activate(team, [remote, GOOD]);
    const [dataDir = ''] = pair.dataDirs;
    const folder = path.join(dataDir, 'releases', remote, GOOD);
    await expect.poll(() => versionsAt(bad, 0)).toEqual([GOOD, GOOD]);
    const entry = readdirSync(folder).find((file) => /^remoteEntry.*\.js$/.test(file)) ?? '';
    const file = path.join(folder, entry);
    for (const copy of ['.br', '.gz']) rmSync(`${file}${copy}`, { force: true });
    writeFileSync(file, `${readFileSync(file, 'utf8')};window.tampered = true;`);

    const there = await pageAt(browser, 0);
    const told = reportFrom(there);
    await there.goto(at);
    // Nothing of it has run, so the version before it can be shown.
    await expect(there.getByText(text, { exact: true })).toBeVisible();
    expect(await there.evaluate(() => 'tampered' in window)).toBe(false);
    expect(JSON.parse((await told).request().postData() ?? '')).toMatchObject({
      events: [{ name: remote, phase: 'integrity', version: GOOD }],
    });
    const elsewhere = await pageAt(browser, 1);
    await elsewhere.goto(at);
    await expect(elsewhere.getByText(`${text}${CHANGED}`)).toBeVisible();
    await team.post(`/api/v1/release/${remote}/roll-back`, { data: {} });
  });
}
