import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import {
  PLAN_SHARES,
  PLAN_VISITS,
  type PreviewLink,
  type ReleaseHistoryResponse,
} from '@pasal/shared/contracts';
import { connectDatabase } from '../../../server/src/db/connect';
import { createProduct } from '../../../server/src/testing/factories';
import { bucketWith } from '../../../server/src/testing/shop-visitors';
import {
  BAD,
  BAD_ASIDE,
  meetIt,
  reportFrom,
  seeIt,
  SHARE,
  unshown,
  visitorOf,
  type BadRelease,
} from '../shop/bad-release';
import { activate, growByPlan, recordOf, teamApi, uploadBuild, versionsIn } from '../shop/releases';
import { orderWhileItGoesBack } from '../shop/return-in-checkout';
import { saveData } from '../../../e2e/shop/storefront';
import { askServer, startServerPair, type ServerPair } from '../shop/server-pair';
import { visitWithoutBrowser } from '../shop/visit-without-browser';
import { byForm } from '../../../server/src/testing/test-form';

const GOOD = 'team-good';
const CHANGED = ' (as the team has it now)';

/** A link to another page of a remote. */
const ELSEWHERE: Record<string, string> = { catalog: 'Pasal home', checkout: 'Track your order' };

let pair: ServerPair;
let admin: Record<string, string>;
test.beforeAll(async () => {
  pair = await startServerPair();
  admin = { cookie: await pair.adminCookie(), origin: pair.url };
  for (const { remote, text } of BAD_ASIDE) {
    const team = await teamApi(admin, pair.url, remote);
    // It shows another text, to distinguish it from the shop's own.
    const change = (script: string) => script.replaceAll(text, `${text}${CHANGED}`);
    await uploadBuild(team, pair.root, [remote, GOOD], change);
    await uploadBuild(team, pair.root, [remote, BAD], unshown(text));
  }
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

/** Lists the events of a remote's releases, the last first. */
async function eventsOf(remote: string) {
  const answer = await fetch(`${pair.url}/api/v1/release/history`, { headers: admin });
  const { events } = (await answer.json()) as ReleaseHistoryResponse;
  return events.filter(({ name }) => name === remote);
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

test(
  'a catalogue grows by its plan, by what is reported to both servers, and both show each step',
  { tag: ['@platform', '@night'] },
  async ({ browser }) => {
    const [bad] = BAD_ASIDE;
    if (!bad) throw new Error('there is no release to grow');
    const { remote, text, at } = bad;
    const team = await teamApi(admin, pair.url, remote);
    await growByPlan(team, [remote, GOOD]);
    const [share = 0] = PLAN_SHARES;
    const first = { remote, version: GOOD, share };
    const bucket = bucketWith(remote, GOOD, share);
    let network = 300;
    for (const next of PLAN_SHARES.filter((each) => each > share)) {
      await expect.poll(() => versionsAt(bad, bucket)).toEqual([GOOD, GOOD]);
      const visitors = Array.from({ length: PLAN_VISITS }, (_, visit) => ({
        ...first,
        network: (network += 1),
        headers: askServer(visit),
      }));
      const inBrowsers = visitors.splice(0, pair.servers.length);
      for (const who of inBrowsers) await seeIt(browser, pair.url, who, [at, `${text}${CHANGED}`]);
      await Promise.all(visitors.map((who) => visitWithoutBrowser(pair.url, at, who)));
      const shown = async () => (await eventsOf(remote))[0];
      await expect.poll(shown).toMatchObject({ action: 'grow', version: GOOD, share: next });
    }
    // Each step was taken once, whichever server saw that it was time.
    const steps = (await eventsOf(remote)).filter(({ action }) => action === 'grow');
    expect(steps.map((event) => event.share)).toEqual(PLAN_SHARES.slice(1).toReversed());
    await team.post(`/api/v1/release/${remote}/roll-back`, { data: {} });
  },
);

for (const bad of byForm(BAD_ASIDE, BAD_ASIDE.slice(1))) {
  const { remote, text, at, away } = bad;
  test(
    `a preview of ${remote} made at one server is shown by the other`,
    { tag: ['@platform', '@night'] },
    async ({ browser }) => {
      const team = await teamApi(admin, pair.url, remote);
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
    },
  );

  test(
    `a tab that was open keeps its version of ${remote} while another goes live, whichever server it asks`,
    { tag: ['@platform', '@night'] },
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: pair.url });
      const page = await context.newPage();
      const asked = new Set<string>();
      page.on('response', (response) => {
        const [, name, version = ''] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(response.url()) ?? [];
        if (name === remote) asked.add(`${version} ${response.status()}`);
      });
      await saveData(page);
      await page.goto(at);
      await expect(page.getByText(text)).toBeVisible();
      const team = await teamApi(admin, pair.url, remote);
      await activate(team, [remote, GOOD]);
      await expect.poll(() => versionsAt(bad, 0)).toEqual([GOOD, GOOD]);
      const before = asked.size;
      const files = page.waitForResponse((response) =>
        response.url().includes(`/remotes/${remote}/`),
      );
      await page
        .getByRole('link', { name: ELSEWHERE[remote] ?? '' })
        .first()
        .click();
      await files;
      await expect(page).not.toHaveURL(at);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect([before, [...asked]]).toEqual([1, [`${recordOf(pair.root, remote).version} 200`]]);
      await context.close();
      await team.post(`/api/v1/release/${remote}/roll-back`, { data: {} });
    },
  );

  test(
    `a release of ${remote} that does not fit is refused by both servers, in the same words`,
    { tag: ['@platform', '@night'] },
    async () => {
      const team = await teamApi(admin, pair.url, remote);
      const contract = { version: '9.0.0', digest: 'unknown' };
      const data = { ...recordOf(pair.root, remote), version: 'team-unfit', contract };
      for (const number of pair.servers.keys()) {
        const answer = await team.post('/api/v1/release/check', {
          data,
          headers: askServer(number),
        });
        const { problems } = (await answer.json()) as { problems: { text: string }[] };
        expect(problems.map(({ text: why }) => why)).toEqual([
          `${remote} team-unfit was checked against the contract 9.0.0 (unknown), which this shop has never had. Install its kit again.`,
        ]);
      }
    },
  );

  test(
    `${remote} tried by a share is shown to the same at both servers, reported to both, and both let go of it`,
    { tag: ['@platform', '@night'] },
    async ({ browser }) => {
      const team = await teamApi(admin, pair.url, remote);
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
      await expect.poll(() => versionsAt(bad, trying), { timeout: 0 }).not.toContain(BAD);
      // Both check, and one of them rolls it back.
      const returns = (await eventsOf(remote)).filter(({ action }) => action === 'return');
      expect(returns.map(({ previous }) => previous)).toEqual([BAD]);
      for (const page of pages) {
        await page.goto(at);
        await expect(page.getByText(text)).toBeVisible();
        await expect(page.getByText(away)).toHaveCount(0);
        await page.context().close();
      }
    },
  );

  test(
    `${remote} whose file somebody changed at one server is refused there, and whole at the other`,
    { tag: ['@platform', '@night'] },
    async ({ browser }) => {
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
      const reported = reportFrom(there);
      await there.goto(at);
      // Nothing of it has run, so the version before it can be shown.
      await expect(there.getByText(text, { exact: true })).toBeVisible();
      expect(await there.evaluate(() => 'tampered' in window)).toBe(false);
      expect(JSON.parse((await reported).request().postData() ?? '')).toMatchObject({
        events: [{ name: remote, phase: 'integrity', version: GOOD }],
      });
      const elsewhere = await pageAt(browser, 1);
      await elsewhere.goto(at);
      await expect(elsewhere.getByText(`${text}${CHANGED}`)).toBeVisible();
      await team.post(`/api/v1/release/${remote}/roll-back`, { data: {} });
    },
  );
}

test(
  'a checkout that goes back while somebody fills in the form: the order completes, whichever server is asked',
  { tag: ['@platform', '@night'] },
  async ({ browser }) => {
    const { db, close } = await connectDatabase({ databaseUrl: pair.databaseUrl });
    await createProduct(db, { title: 'Dome camera' });
    await close();
    const [, bad] = BAD_ASIDE;
    if (!bad) throw new Error('there is no bad checkout');
    const team = await teamApi(admin, pair.url, bad.remote);
    await activate(team, [bad.remote, BAD], SHARE);
    await orderWhileItGoesBack(browser, pair.url, bad);
  },
);
