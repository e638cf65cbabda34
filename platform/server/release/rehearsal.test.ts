import { openOtherReleases } from '@pasal/server/testing/release-shop';
import { CALLS } from '@pasal/server/testing/known-calls';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryDocument } from '../../contract/release';
import type { ReleaseHistoryResponse } from '../../contract/release-history';
import type { ReleaseOverview } from '../../contract/release-work';
import { signedIn } from '@pasal/server/testing/factories';
import { putBuild, releaseRecord } from '@pasal/server/testing/release-records';
import {
  archiveOf,
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { openTestApp, ORIGIN, type TestApp, servePages } from '@pasal/server/testing/test-app';
import { storeContract } from './known-contracts';
import type { PageMaker } from './rehearsal';
import type { Composition } from './live-compositions';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-rehearsal-'));
/** The server build of every release here; only its hash is used. */
const SERVER_CODE = 'exports.remote = {};';
const server = {
  file: 'server.js',
  integrity: `sha384-${createHash('sha384').update(SERVER_CODE).digest('base64')}`,
};
const host = releaseRecord({
  name: 'host',
  title: 'the shop',
  provides: { react: { version: '19.3.1', names: ['useState'] } },
  routes: [{ path: '/login', page: 'login' }],
  server,
});

const namesOf = ({ host: { name, version }, remotes }: Composition) =>
  [{ name, version }, ...remotes].map((each) => `${each.name} ${each.version}`);
const rehearse = jest.fn<ReturnType<PageMaker['rehearse']>, [Composition]>();
const prepare = jest.fn<ReturnType<PageMaker['prepare']>, [Composition]>();
/** The compositions a maker was called with, by the versions in them. */
const compositionsOf = (asked: typeof rehearse | typeof prepare) =>
  asked.mock.calls.map(([composition]) => namesOf(composition));

let shop: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  putBuild(root, host);
  putBuild(root, releaseRecord({ version: 'own', server }));
  shop = await openTestApp({
    root,
    web: servePages,
    federation: () => ({ maker: { rehearse, prepare } }),
  });
});
beforeEach(async () => {
  await shop.reset();
  rehearse.mockReset().mockResolvedValue([]);
  prepare.mockReset().mockResolvedValue(undefined);
  ({ headers: admin } = await signedIn(shop, 'admin'));
  await storeContract(shop.db, host, CALLS);
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});

/** A version that no test has used: a server remembers the state of each version. */
let versions = 0;
const freshVersion = () => `1.${(versions += 1)}`;

/** A release of the offers that the gate accepts, with a server build. */
function offers(version: string, parts: Parameters<typeof releaseRecord>[0] = {}) {
  const { integrity } = recordOfVersion(version);
  return releaseRecord({
    name: 'offers',
    title: 'the offers',
    version,
    integrity,
    pages: { offers: { files: [], bytes: 1000 } },
    routes: [{ path: '/offers', page: 'offers' }],
    server,
    ...parts,
  });
}

async function upload(record: ReturnType<typeof offers>) {
  const archive = await archiveOf([
    ['release.json', JSON.stringify(record)],
    ['remoteEntry.js', `'${record.version}'`],
    [server.file, SERVER_CODE],
  ]);
  const sent = await uploadArchive(shop, { ...admin, origin: ORIGIN }, 'offers', archive);
  expect([sent.body.message, sent.status]).toEqual([undefined, 201]);
}

interface Answered {
  code: string;
  message: string;
  release: ReleaseOverview;
  details: { problems: { subject: string; text: string }[] };
  problems: { text: string }[];
}

const post = (url: string, body: object) =>
  shop.call<Answered>({ method: 'POST', url: `/release/${url}`, headers: admin, body });
const activate = (version: string, share = 100) =>
  post('offers/activate', { version, share, why: 'Dashain' });

/** Makes a version live; returns the composition prepared for it, for which no answer waits. */
async function goLive(version: string) {
  const prepared = new Promise<string[]>((resolve) => {
    prepare.mockImplementation(async (composition) => resolve(namesOf(composition)));
  });
  expect((await activate(version)).status).toBe(200);
  return prepared;
}
const compositionWith = (version: string) => ['host 1.0', 'catalog own', `offers ${version}`];

/** The version of the offers that a visitor gets. */
async function live() {
  const answer = await shop.app.inject({ url: '/discovery.json' });
  const { microFrontends } = answer.json<DiscoveryDocument>();
  return microFrontends.offers?.[0]?.metadata.version ?? null;
}

async function history() {
  const { body } = await shop.call<ReleaseHistoryResponse>({
    url: '/release/history',
    headers: admin,
  });
  return body.events.map(({ action, version, why }) => [action, version, why]);
}

test('uploading and checking a release run none of its code', async () => {
  const version = freshVersion();
  await upload(offers(version));
  const { status, body } = await post('check', offers(version));
  expect([status, body]).toEqual([200, { problems: [], notes: [], live: expect.any(String) }]);
  expect([compositionsOf(rehearse), compositionsOf(prepare)]).toEqual([[], []]);
});

test('a release is rendered beside what is live before anyone gets it, then live and prepared', async () => {
  const [first, second] = [freshVersion(), freshVersion()];
  await upload(offers(first));
  await upload(offers(second));
  const seen: (string | null)[] = [];
  rehearse.mockImplementation(async () => {
    seen.push(await live());
    return [];
  });
  for (const version of [first, second]) {
    expect(await goLive(version)).toEqual(compositionWith(version));
    expect(await live()).toBe(version);
  }
  expect(seen).toEqual([null, first]);
  expect(compositionsOf(rehearse)).toEqual([first, second].map(compositionWith));
  expect(compositionsOf(prepare)).toEqual([first, second].map(compositionWith));
});

test.each([100, 10])(
  'one whose pages cannot be rendered is refused at a share of %s %%, noted, and what was live stays',
  async (share) => {
    const [good, bad] = [freshVersion(), freshVersion()];
    await upload(offers(good));
    await goLive(good);
    await upload(offers(bad));
    rehearse.mockResolvedValue([
      { address: '/offers', text: 'the page has no title' },
      { address: null, text: 'it keeps running' },
    ]);
    const { status, body } = await activate(bad, share);
    const texts = [
      `offers ${bad} cannot be rendered at /offers: the page has no title.`,
      `offers ${bad} cannot be rendered: it keeps running.`,
    ];
    expect([status, body.code, body.message]).toEqual([409, 'RELEASE_REFUSED', texts.join(' ')]);
    expect(body.details.problems).toEqual(
      texts.map((text) => expect.objectContaining({ subject: 'rendering', text })),
    );
    expect((await history())[0]).toEqual(['refuse', bad, texts.join(' ')]);
    expect(await live()).toBe(good);
    // Refused for now, not for ever; and only the live composition was prepared.
    rehearse.mockResolvedValue([]);
    await goLive(bad);
    expect(await live()).toBe(bad);
    expect(compositionsOf(prepare)).toEqual([good, bad].map(compositionWith));
  },
);

/** Another server, and the compositions it prepares when it reads the live versions. */
function openOther() {
  const prepared: string[][] = [];
  const other = openOtherReleases(shop, {
    root,
    dataDir: mkdtempSync(path.join(root, 'other-')),
    believedFor: 0,
    maker: {
      rehearse,
      prepare: async (composition) => void prepared.push(namesOf(composition)),
    },
  });
  const look = async () => {
    await other.warm();
    return prepared.splice(0);
  };
  return { look };
}

describe('another server on the same database', () => {
  test('prepares what went live with its next look, once, and what it is rolled back to', async () => {
    const [first, second] = [freshVersion(), freshVersion()];
    const { look } = openOther();
    await upload(offers(first));
    await goLive(first);
    expect(await look()).toEqual([compositionWith(first)]);
    await upload(offers(second));
    expect(await look()).toEqual([]);
    await goLive(second);
    expect(await look()).toEqual([compositionWith(second)]);
    expect(await look()).toEqual([]);
    expect((await post('offers/roll-back', {})).status).toBe(200);
    expect(await look()).toEqual([compositionWith(first)]);
  });

  test('prepares what a share of the visitors gets beside what the others get', async () => {
    const [all, some] = [freshVersion(), freshVersion()];
    const { look } = openOther();
    await upload(offers(all));
    await goLive(all);
    await look();
    await upload(offers(some));
    expect((await activate(some, 10)).status).toBe(200);
    expect(await look()).toEqual([compositionWith(all), compositionWith(some)]);
  });
});

test('one the gate refuses for what its record says never runs', async () => {
  const version = freshVersion();
  await upload(offers(version, { routes: [{ path: '/login', page: 'offers' }] }));
  const { status, body } = await activate(version);
  expect([status, body.message]).toEqual([
    409,
    `offers ${version} wants /login, which belongs to host (/login).`,
  ]);
  expect([compositionsOf(rehearse), compositionsOf(prepare), await live()]).toEqual([[], [], null]);
});

test('one without a build for the server has nothing to be rendered and goes live', async () => {
  const version = freshVersion();
  const archive = await archiveOfRecord(offers(version, { server: null }));
  await uploadArchive(shop, { ...admin, origin: ORIGIN }, 'offers', archive);
  rehearse.mockResolvedValue([{ address: null, text: 'never asked' }]);
  await goLive(version);
  expect([compositionsOf(rehearse), await live()]).toEqual([[], version]);
});

test('of a version nobody uploaded nothing runs, and the answer is 404', async () => {
  expect((await activate(freshVersion())).status).toBe(404);
  expect(compositionsOf(rehearse)).toEqual([]);
});
