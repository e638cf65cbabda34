import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putBuild } from '@pasal/server/testing/release-records';
import { openTestApp, servePages, type TestApp } from '@pasal/server/testing/test-app';
import { beginWalks, walkedBuilds } from '@pasal/server/testing/walked-shop';
import { bilingual } from '@pasal/core/errors/wording';
import type { PageMaker } from '../rehearsal';
import * as messages from './messages';
import type { WalkOrder, WalkOutcome } from './walker';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-walks-'));
const PASSED: WalkOutcome = { findings: [] };
const FOUND: WalkOutcome = { findings: ['/offers at 390 px: an error: no cart.'] };

type Found = Awaited<ReturnType<PageMaker['rehearse']>>[number];
const tried = jest.fn<Promise<Found[]>, []>();
const walk = jest.fn<Promise<WalkOutcome>, [WalkOrder]>();
/** The same shop with a browser, and one whose trial of pages is slow. */
let shops: { browser: TestApp; slow: TestApp };
let shop: TestApp;
let walks: Awaited<ReturnType<typeof beginWalks>>;

beforeAll(async () => {
  for (const build of walkedBuilds) putBuild(root, build);
  const maker = { prepare: async () => undefined, rehearse: tried };
  shops = {
    browser: await openTestApp({
      root,
      web: servePages,
      federation: () => ({ walker: { walk, close: () => undefined } }),
    }),
    slow: await openTestApp({
      root,
      web: servePages,
      federation: () => ({ maker, answeredWithin: 0 }),
    }),
  };
});
afterAll(async () => {
  await shops.browser.close();
  await shops.slow.close();
  rmSync(root, { recursive: true, force: true });
});

async function begin(which: keyof typeof shops) {
  shop = shops[which];
  walk.mockReset().mockResolvedValue(PASSED);
  walks = await beginWalks(shop);
}

describe('a shop with a browser', () => {
  beforeEach(() => begin('browser'));

  test('walks before a release goes live; visitors have what was live until it has passed', async () => {
    await walks.upload('1.0');
    let end: ((outcome: WalkOutcome) => void) | undefined;
    walk.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const { status, body } = await walks.activate('1.0', { why: 'Dashain' });
    expect([status, body.message]).toEqual([200, messages.walksFirst('offers', '1.0').en]);
    expect(body.release.walking).toMatchObject({ version: '1.0', by: expect.any(String) });
    // A second request gets the same answer; another release has to wait.
    expect((await walks.activate('1.0')).body.message).toBe(
      messages.walksFirst('offers', '1.0').en,
    );
    await walks.upload('1.0', 'news');
    expect([(await walks.activate('1.0', {}, 'news')).status, await walks.shown()]).toEqual([
      409,
      null,
    ]);
    end?.(PASSED);
    await shop.releases.walks.settled();
    expect(await walks.shown()).toBe('1.0');
    expect(walk).toHaveBeenCalledTimes(1);
    const { offers, walks: hasWalks } = await walks.overview();
    expect([hasWalks, offers?.walking]).toEqual([true, undefined]);
    expect(await walks.walkOf('1.0')).toMatchObject({
      walked_by: 'shop',
      findings: [],
      stale: false,
    });
    expect(await walks.ends()).toEqual([['activate', '1.0', 'shop', 'Dashain']]);
  });

  test('its browser is shown the release beside what is live, says nothing of health and changes nothing', async () => {
    await walks.upload('1.0');
    await walks.activateAndWait('1.0');
    await walks.upload('1.1');
    walk.mockImplementation(async ({ candidate, live, addresses, walk: { start } }) => {
      expect([start, addresses]).toEqual(['/', ['/offers']]);
      const cookies = [candidate, live].map(({ cookie: { name, value } }) => `${name}=${value}`);
      expect(await Promise.all(cookies.map((cookie) => walks.shown(cookie)))).toEqual([
        '1.1',
        '1.0',
      ]);
      expect(await walks.shown('pasal_walk=forged')).toBe('1.0');
      for (const cookie of cookies) {
        const page = await shop.app.inject({ url: '/offers', headers: { cookie } });
        expect([page.statusCode, page.headers['server-timing']]).toEqual([200, undefined]);
      }
      const visited = await shop.app.inject({ url: '/offers' });
      expect(visited.headers['server-timing']).toBeDefined();
      const [cookie = ''] = cookies;
      const asked = await Promise.all(
        ['/order-product', '/order-product/quote', '/searched-term'].map((url) =>
          shop.call({ method: 'POST', url, headers: { cookie }, body: {} }),
        ),
      );
      expect(asked.map(({ status }) => status)).toEqual([403, 400, 403]);
      // Addresses for signed-in users, teams and operators are not served.
      const hidden = ['/kit/index.json', '/kit', '/metrics', '/dashboard', '/api/v1/order-product'];
      for (const url of hidden) {
        const { statusCode } = await shop.app.inject({ url, headers: { cookie } });
        expect([url, statusCode]).toEqual([url, 404]);
      }
      return PASSED;
    });
    await walks.activateAndWait('1.1');
    expect(await walks.shown()).toBe('1.1');
  });

  test('what a walk finds refuses the release, in words and in the history; without the walk it goes live', async () => {
    await walks.upload('1.0');
    walk.mockResolvedValue(FOUND);
    await walks.activateAndWait('1.0');
    expect(await walks.shown()).toBeNull();
    const [finding] = 'findings' in FOUND ? FOUND.findings : [];
    expect(await walks.ends()).toEqual([['refuse', '1.0', 'shop', finding]]);
    expect(await walks.walkOf('1.0')).toMatchObject({ findings: [finding], stale: false });
    const nepali = '/offers, ३९० पिक्सेल: गडबडी: no cart।';
    expect(await walks.ends('ne')).toEqual([['refuse', '1.0', 'shop', nepali]]);
    expect(await walks.walkOf('1.0', 'ne')).toMatchObject({ findings: [nepali], by: 'पसल' });
    // A second try walks again; with a failing browser no release passes, and none is blocked for ever.
    walk.mockResolvedValue({ failed: 'its process ended with SIGKILL' });
    await walks.activateAndWait('1.0');
    const why = messages.notWalked(bilingual('its process ended with SIGKILL', ''));
    expect((await walks.ends())[0]).toEqual(['refuse', '1.0', 'none', why.en]);
    expect((await walks.ends('ne'))[0]?.at(-1)).toContain('जाँच्ने प्रोग्राम बन्द भयो: SIGKILL।');
    expect(await walks.shown()).toBeNull();
    const { body } = await walks.activate('1.0', { without_walk: true });
    expect([body.walked, await walks.shown()]).toEqual(['waived', '1.0']);
    expect((await walks.ends())[0]).toEqual(['activate', '1.0', 'waived', null]);
    expect(walk).toHaveBeenCalledTimes(2);
  });

  test('a walk that passed is good for each share, until something else is live', async () => {
    await walks.upload('1.0');
    await walks.activateAndWait('1.0', { share: 10 });
    expect((await walks.activate('1.0', { share: 50 })).body.walked).toBe('shop');
    await walks.upload('2.0', 'news');
    await walks.activate('2.0', { without_walk: true }, 'news');
    expect(await walks.walkOf('1.0')).toMatchObject({ stale: true });
    await walks.activateAndWait('1.0');
    expect(walk).toHaveBeenCalledTimes(2);
    expect(await walks.walkOf('1.0')).toMatchObject({ stale: false });
  });

  test('a release is not shown beside what no one walked with: something else went live meanwhile', async () => {
    await walks.upload('1.0');
    await walks.upload('2.0', 'news');
    walk.mockImplementation(async () => {
      await walks.activate('2.0', { without_walk: true }, 'news');
      return PASSED;
    });
    await walks.activateAndWait('1.0');
    expect((await walks.ends())[0]).toEqual(['refuse', '1.0', 'shop', messages.movedOn.en]);
    expect(await walks.shown()).toBeNull();
  });

  test('going back never waits for a walk; a server that ended holds the walk for its time alone', async () => {
    await walks.upload('1.0');
    await walks.upload('1.1');
    await walks.activateAndWait('1.0');
    await walks.activateAndWait('1.1');
    const held = {
      name: 'news',
      version: '1',
      by: 'somebody',
      until: new Date(Date.now() + 60_000),
    };
    await shop.db.insertInto('release_walking').values(held).execute();
    expect((await walks.post('offers/roll-back', { version: '1.1' })).status).toBe(200);
    expect([await walks.shown(), (await walks.activate('1.1')).status]).toEqual(['1.0', 200]);
    await walks.upload('1.2');
    expect((await walks.activate('1.2')).status).toBe(409);
    await shop.db
      .updateTable('release_walking')
      .set({ until: new Date(0) })
      .execute();
    await walks.activateAndWait('1.2');
    expect(await walks.shown()).toBe('1.2');
  });
});

/** Begins an activation whose pages are on trial; the returned function ends it with the findings. */
async function beginTrial(version: string) {
  let end: ((found: Found[]) => void) | undefined;
  const trial = new Promise<Found[]>((resolve) => {
    end = resolve;
  });
  tried.mockReturnValueOnce(trial);
  const { status, body } = await walks.activate(version);
  expect([status, body.message, body.release.walking?.version]).toEqual([
    200,
    messages.triesFirst('offers', version).en,
    version,
  ]);
  return (found: Found[]) => end?.(found);
}

describe('pages that take long to try', () => {
  beforeEach(() => begin('slow'));

  test('are answered for at once, and followed until the release is live, or refused with what was wrong', async () => {
    await walks.upload('1.0');
    const end = await beginTrial('1.0');
    expect(await walks.shown()).toBeNull();
    end([]);
    await shop.releases.walks.settled();
    expect(await walks.shown()).toBe('1.0');
    await walks.upload('2.0');
    const refuse = await beginTrial('2.0');
    refuse([{ address: '/offers', text: 'no cart' }]);
    await shop.releases.walks.settled();
    expect(await walks.shown()).toBe('1.0');
    expect((await walks.ends()).slice(0, 2)).toEqual([
      ['refuse', '2.0', null, expect.stringContaining('no cart')],
      ['activate', '1.0', 'none', null],
    ]);
    const { offers } = await walks.overview();
    expect(offers?.walking).toBeUndefined();
  });

  test('leave the place to who comes next when they cannot be tried', async () => {
    tried.mockRejectedValueOnce(new Error('the machine is full'));
    await walks.upload('1.0');
    await walks.activate('1.0').catch(() => undefined);
    await shop.releases.walks.settled();
    expect(await walks.shown()).toBeNull();
    (await beginTrial('1.0'))([]);
    await shop.releases.walks.settled();
    expect(await walks.shown()).toBe('1.0');
  });
});
