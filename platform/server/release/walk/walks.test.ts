import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS } from '@pasal/server/testing/known-calls';
import { signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  ALL_RIGHTS,
  archiveOfRecord,
  recordOfVersion,
  SERVER_CODE,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { openTestApp, ORIGIN, servePages, type TestApp } from '@pasal/server/testing/test-app';
import { bilingual } from '@pasal/core/errors/wording';
import type { DiscoveryDocument } from '../../../contract/release';
import type { ReleaseHistoryResponse } from '../../../contract/release-history';
import type { GateResponse, ReleaseOverview } from '../../../contract/release-work';
import { storeContract } from '../known-contracts';
import type { PageMaker } from '../rehearsal';
import * as messages from './messages';
import { signatureOf } from './walk-signature';
import type { WalkOrder, WalkOutcome } from './walker';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-walks-'));
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  routes: [{ path: '/login', page: 'login' }],
});
const PASSED: WalkOutcome = { findings: [] };
const FOUND: WalkOutcome = { findings: ['/offers at 390 px: an error: no cart.'] };

type Found = Awaited<ReturnType<PageMaker['rehearse']>>[number];
const tried = jest.fn<Promise<Found[]>, []>();
const walk = jest.fn<Promise<WalkOutcome>, [WalkOrder]>();
/** The same shop with a browser, and without one. */
let shops: { browser: TestApp; none: TestApp; slow: TestApp };
let shop: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own' }));
  const browser = await openTestApp({
    root,
    web: servePages,
    federation: () => ({ walker: { walk, close: () => undefined } }),
  });
  const none = await openTestApp({ root, web: servePages });
  const maker = { prepare: async () => undefined, rehearse: tried };
  const federation = () => ({ maker, answeredWithin: 0 });
  shops = { browser, none, slow: await openTestApp({ root, web: servePages, federation }) };
});
afterAll(async () => {
  await shops.browser.close();
  await shops.none.close();
  await shops.slow.close();
  rmSync(root, { recursive: true, force: true });
});

async function open(which: keyof typeof shops) {
  shop = shops[which];
  await shop.reset();
  walk.mockReset().mockResolvedValue(PASSED);
  ({ headers: admin } = await signedIn(shop, 'admin'));
  await storeContract(shop.db, host, CALLS);
}

const recordOf = (version: string, name = 'offers') =>
  recordOfVersion(version, {
    name,
    title: `the ${name}`,
    pages: { [name]: { files: [], bytes: 1000 } },
    routes: [{ path: `/${name}`, page: name }],
    // Only a shop whose server makes pages looks at it.
    server: {
      file: 'server.js',
      integrity: `sha384-${createHash('sha384').update(SERVER_CODE).digest('base64')}`,
    },
  });

/** Uploads a release; the digest of its archive. */
async function upload(version: string, name = 'offers') {
  const archive = await archiveOfRecord(recordOf(version, name));
  const sent = await uploadArchive(shop, { ...admin, origin: ORIGIN }, name, archive);
  expect([sent.body.message, sent.status]).toEqual([undefined, 201]);
  return createHash('sha256').update(archive).digest('hex');
}

interface Answered extends GateResponse {
  message: string;
  release: ReleaseOverview;
  walked?: string;
  details: GateResponse;
}
const post = (url: string, body: object, headers = admin) =>
  shop.call<Answered>({ method: 'POST', url: `/release/${url}`, headers, body });
const activate = (version: string, how: object = {}, name = 'offers') =>
  post(`${name}/activate`, { version, ...how });

/** Activates a version and waits for the end of its walk. */
async function activateAndWait(version: string, how: object = {}) {
  const { status, body } = await activate(version, how);
  await shop.releases.walks.settled();
  return [status, body.message];
}

async function overview(language = 'en') {
  const { body } = await shop.call<{ releases: ReleaseOverview[]; walks: boolean }>({
    url: `/release?language=${language}`,
    headers: admin,
  });
  return { offers: body.releases.find(({ name }) => name === 'offers'), walks: body.walks };
}
const walkOf = async (version: string, language = 'en') =>
  (await overview(language)).offers?.versions.find((each) => each.version === version)?.walk;

/** Lists how releases went live or were refused, the last first. */
async function ends(language = 'en') {
  const { body } = await shop.call<ReleaseHistoryResponse>({
    url: `/release/history?language=${language}`,
    headers: admin,
  });
  return body.events
    .filter(({ action }) => action !== 'upload')
    .map(({ action, version, walked, why }) => [action, version, walked, why]);
}

/** The version of the offers that a browser with this cookie is shown. */
async function shown(cookie = '') {
  const answer = await shop.app.inject({ url: '/discovery.json', headers: { cookie } });
  const { microFrontends } = answer.json<DiscoveryDocument>();
  return microFrontends.offers?.[0]?.metadata.version ?? null;
}

/** Names what is live, as a check does before a walk. */
async function liveNow(headers: Record<string, string>) {
  const { body } = await post('check', recordOf('1.0'), headers);
  return body.live ?? '';
}

describe('a shop with a browser', () => {
  beforeEach(() => open('browser'));

  test('walks before a release goes live; visitors have what was live until it has passed', async () => {
    await upload('1.0');
    let end: ((outcome: WalkOutcome) => void) | undefined;
    walk.mockReturnValue(new Promise((resolve) => (end = resolve)));
    const { status, body } = await activate('1.0', { why: 'Dashain' });
    expect([status, body.message]).toEqual([200, messages.walksFirst('offers', '1.0').en]);
    expect(body.release.walking).toMatchObject({ version: '1.0', by: expect.any(String) });
    // Whoever asks again learns the same; another release has to wait.
    expect((await activate('1.0')).body.message).toBe(messages.walksFirst('offers', '1.0').en);
    await upload('1.0', 'news');
    expect([(await activate('1.0', {}, 'news')).status, await shown()]).toEqual([409, null]);
    end?.(PASSED);
    await shop.releases.walks.settled();
    expect(await shown()).toBe('1.0');
    expect(walk).toHaveBeenCalledTimes(1);
    const { offers, walks } = await overview();
    expect([walks, offers?.walking]).toEqual([true, undefined]);
    expect(await walkOf('1.0')).toMatchObject({ walked_by: 'shop', findings: [], stale: false });
    expect(await ends()).toEqual([['activate', '1.0', 'shop', 'Dashain']]);
  });

  test('its browser is shown the release beside what is live, says nothing of health and changes nothing', async () => {
    await upload('1.0');
    await activateAndWait('1.0');
    await upload('1.1');
    walk.mockImplementation(async ({ candidate, live, addresses, walk: { start } }) => {
      expect([start, addresses]).toEqual(['/', ['/offers']]);
      const cookies = [candidate, live].map(({ cookie: { name, value } }) => `${name}=${value}`);
      expect(await Promise.all(cookies.map(shown))).toEqual(['1.1', '1.0']);
      expect(await shown('pasal_walk=forged')).toBe('1.0');
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
      // What is for those who are signed in, for teams and for operators is not there.
      const hidden = ['/kit/index.json', '/kit', '/metrics', '/dashboard', '/api/v1/order-product'];
      for (const url of hidden) {
        const { statusCode } = await shop.app.inject({ url, headers: { cookie } });
        expect([url, statusCode]).toEqual([url, 404]);
      }
      return PASSED;
    });
    await activateAndWait('1.1');
    expect(await shown()).toBe('1.1');
  });

  test('what a walk finds refuses the release, in words and in the history; without the walk it goes live', async () => {
    await upload('1.0');
    walk.mockResolvedValue(FOUND);
    await activateAndWait('1.0');
    expect(await shown()).toBeNull();
    const [finding] = 'findings' in FOUND ? FOUND.findings : [];
    expect(await ends()).toEqual([['refuse', '1.0', 'shop', finding]]);
    expect(await walkOf('1.0')).toMatchObject({ findings: [finding], stale: false });
    const nepali = '/offers, ३९० पिक्सेल: गडबडी: no cart।';
    expect(await ends('ne')).toEqual([['refuse', '1.0', 'shop', nepali]]);
    expect(await walkOf('1.0', 'ne')).toMatchObject({ findings: [nepali], by: 'पसल' });
    // A second try walks again; a browser that fails lets nothing pass, and blocks nothing for ever.
    walk.mockResolvedValue({ failed: 'its process ended with SIGKILL' });
    await activateAndWait('1.0');
    const why = messages.notWalked(bilingual('its process ended with SIGKILL', ''));
    expect((await ends())[0]).toEqual(['refuse', '1.0', 'none', why.en]);
    expect((await ends('ne'))[0]?.at(-1)).toContain('जाँच्ने प्रोग्राम बन्द भयो: SIGKILL।');
    expect(await shown()).toBeNull();
    const { body } = await activate('1.0', { without_walk: true });
    expect([body.walked, await shown()]).toEqual(['waived', '1.0']);
    expect((await ends())[0]).toEqual(['activate', '1.0', 'waived', null]);
    expect(walk).toHaveBeenCalledTimes(2);
  });

  test('a walk that passed is good for each share, until something else is live', async () => {
    await upload('1.0');
    await activateAndWait('1.0', { share: 10 });
    expect((await activate('1.0', { share: 50 })).body.walked).toBe('shop');
    await upload('2.0', 'news');
    await activate('2.0', { without_walk: true }, 'news');
    expect(await walkOf('1.0')).toMatchObject({ stale: true });
    await activateAndWait('1.0');
    expect(walk).toHaveBeenCalledTimes(2);
    expect(await walkOf('1.0')).toMatchObject({ stale: false });
  });

  test('a release is not shown beside what no one walked with: something else went live meanwhile', async () => {
    await upload('1.0');
    await upload('2.0', 'news');
    walk.mockImplementation(async () => {
      await activate('2.0', { without_walk: true }, 'news');
      return PASSED;
    });
    await activateAndWait('1.0');
    expect((await ends())[0]).toEqual(['refuse', '1.0', 'shop', messages.movedOn.en]);
    expect(await shown()).toBeNull();
  });

  test('going back never waits for a walk; a server that ended holds the walk for its time alone', async () => {
    await upload('1.0');
    await upload('1.1');
    await activateAndWait('1.0');
    await activateAndWait('1.1');
    const held = {
      name: 'news',
      version: '1',
      by: 'somebody',
      until: new Date(Date.now() + 60_000),
    };
    await shop.db.insertInto('release_walking').values(held).execute();
    expect((await post('offers/roll-back', { version: '1.1' })).status).toBe(200);
    expect([await shown(), (await activate('1.1')).status]).toEqual(['1.0', 200]);
    await upload('1.2');
    expect((await activate('1.2')).status).toBe(409);
    await shop.db
      .updateTable('release_walking')
      .set({ until: new Date(0) })
      .execute();
    await activateAndWait('1.2');
    expect(await shown()).toBe('1.2');
  });
});

describe('a shop without a browser', () => {
  beforeEach(() => open('none'));

  interface Made {
    secret: string;
    token: { id: number };
  }
  /** A token of the team, and what it sends. */
  async function team(name = 'offers') {
    const { body } = await shop.call<Made>({
      method: 'POST',
      url: '/release-token',
      headers: admin,
      body: { name, label: 'Team', rights: ALL_RIGHTS, days: 1 },
    });
    const headers = { authorization: `Bearer ${body.secret}` };
    return { ...body, headers };
  }

  interface Result {
    version: string;
    digest: string;
    live: string;
    findings?: string[];
  }
  /** Sends a result that is signed with the token, or with another secret. */
  async function send(
    { headers, secret }: Awaited<ReturnType<typeof team>>,
    { findings = [], ...rest }: Result,
    signedWith = secret,
  ) {
    const result = { ...rest, findings };
    const hash = createHash('sha256').update(signedWith).digest('hex');
    const signature = signatureOf({ name: 'offers', ...result }, hash);
    const { status, body } = await post('offers/walk', { ...result, signature }, headers);
    return [status, body.message];
  }

  test('the signed result of the team counts for this archive beside what is live, before it comes or after', async () => {
    const offers = await team();
    const live = await liveNow(offers.headers);
    const archive = await archiveOfRecord(recordOf('1.0'));
    const digest = createHash('sha256').update(archive).digest('hex');
    expect(await send(offers, { version: '1.0', digest, live })).toEqual([
      200,
      messages.resultTaken(0).en,
    ]);
    expect(await upload('1.0')).toBe(digest);
    expect(await walkOf('1.0')).toMatchObject({
      walked_by: 'team',
      by: expect.stringMatching(/^Team \(token \d+\)$/),
    });
    expect((await activate('1.0')).body.walked).toBe('team');
    expect(await walkOf('1.0')).toMatchObject({ findings: [], stale: false });
    // The next one, when something else is live by now.
    const next = await upload('1.1');
    const old = { version: '1.1', digest: next, live };
    expect(await send(offers, old)).toEqual([409, messages.otherLive.en]);
    const fresh = { ...old, live: await liveNow(offers.headers) };
    expect((await send(offers, fresh))[0]).toBe(200);
    await upload('2.0', 'news');
    await activate('2.0', {}, 'news');
    expect(await walkOf('1.1')).toMatchObject({ stale: true });
    expect((await activate('1.1')).body.walked).toBe('none');
    expect((await ends()).map(([action, version, walked]) => [action, version, walked])).toEqual([
      ['activate', '1.1', 'none'],
      ['activate', '2.0', 'none'],
      ['activate', '1.0', 'team'],
    ]);
  });

  test('no other result counts: of other bytes, signed by nobody, or by a token that was revoked', async () => {
    const offers = await team();
    const live = await liveNow(offers.headers);
    const other = createHash('sha256').update('other bytes').digest('hex');
    const result = { version: '1.0', digest: other, live };
    expect((await send(offers, result))[0]).toBe(200);
    const digest = await upload('1.0');
    expect(await walkOf('1.0')).toBeUndefined();
    expect(await send(offers, result)).toEqual([409, messages.otherDigest('offers', '1.0').en]);
    const right = { ...result, digest };
    expect(await send(offers, right, 'no secret')).toEqual([403, messages.wrongSignature.en]);
    const changed = { ...right, findings: [], signature: other };
    expect((await post('offers/walk', changed, offers.headers)).status).toBe(403);
    expect((await post('offers/walk', changed)).body.message).toBe(messages.needsToken.en);
    expect((await send(await team('news'), right))[0]).toBe(403);
    expect(await walkOf('1.0')).toBeUndefined();
    expect((await send(offers, right))[0]).toBe(200);
    expect(await walkOf('1.0')).toBeDefined();
    const { id } = offers.token;
    await shop.call({ method: 'DELETE', url: `/release-token/${id}`, headers: admin });
    expect((await activate('1.0')).body.walked).toBe('none');
  });

  test('what the team found refuses its release, until somebody goes without', async () => {
    const offers = await team();
    const digest = await upload('1.0');
    const findings = ['/ at 390 px: shows nothing.'];
    const result = { version: '1.0', digest, live: await liveNow(offers.headers), findings };
    expect(await send(offers, result)).toEqual([200, messages.resultTaken(1).en]);
    const { status, body } = await activate('1.0');
    expect([status, body.details.problems]).toEqual([
      409,
      [expect.objectContaining({ subject: 'walk', text: findings[0] })],
    ]);
    expect(await ends()).toEqual([['refuse', '1.0', 'team', findings[0]]]);
    expect((await activate('1.0', { without_walk: true })).body.walked).toBe('waived');
  });
});

/** By `platform/kit/command/walk-result.mjs`, whose own test has the same. */
const SIGNED = 'fd3904a90cc3bcb6fa40f04db27929232c41af342b5f16b6919d925cfe1fea23';

/** Begins an activation whose pages are being tried; what it returns says what was wrong with them. */
async function beginTrial(version: string) {
  let end: ((found: Found[]) => void) | undefined;
  const trial = new Promise<Found[]>((resolve) => {
    end = resolve;
  });
  tried.mockReturnValueOnce(trial);
  const { status, body } = await activate(version);
  expect([status, body.message, body.release.walking?.version]).toEqual([
    200,
    messages.triesFirst('offers', version).en,
    version,
  ]);
  return (found: Found[]) => end?.(found);
}

describe('pages that take long to try', () => {
  beforeEach(() => open('slow'));

  test('are answered for at once, and followed until the release is live, or refused with what was wrong', async () => {
    await upload('1.0');
    const end = await beginTrial('1.0');
    expect(await shown()).toBeNull();
    end([]);
    await shop.releases.walks.settled();
    expect(await shown()).toBe('1.0');
    await upload('2.0');
    const refuse = await beginTrial('2.0');
    refuse([{ address: '/offers', text: 'no cart' }]);
    await shop.releases.walks.settled();
    expect(await shown()).toBe('1.0');
    expect((await ends()).slice(0, 2)).toEqual([
      ['refuse', '2.0', null, expect.stringContaining('no cart')],
      ['activate', '1.0', 'none', null],
    ]);
    const { offers } = await overview();
    expect(offers?.walking).toBeUndefined();
  });

  test('leave the place to who comes next when they cannot be tried', async () => {
    tried.mockRejectedValueOnce(new Error('the machine is full'));
    await upload('1.0');
    await activate('1.0').catch(() => undefined);
    await shop.releases.walks.settled();
    expect(await shown()).toBeNull();
    (await beginTrial('1.0'))([]);
    await shop.releases.walks.settled();
    expect(await shown()).toBe('1.0');
  });
});

test('a result is signed as the command of the team signs it', () => {
  const hash = createHash('sha256').update('a secret').digest('hex');
  const result = { name: 'offers', version: '7', digest: 'd', live: 'l', findings: ['f'] };
  expect(signatureOf(result, hash)).toBe(SIGNED);
});
