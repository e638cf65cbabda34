import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ReleaseRecord } from '@pasal/platform/contract/release';
import { runPasal } from '../testing/run-pasal';
import { writeSmallRemote } from '../testing/small-remote';
import { openSmallShop, type Answers } from '../testing/small-shop';

const PASAL_TOKEN = 'a-secret-nobody-sees';
const shops: Awaited<ReturnType<typeof openSmallShop>>[] = [];
let remote: string;

beforeAll(() => {
  remote = writeSmallRemote();
});
afterAll(() => rmSync(remote, { recursive: true, force: true }));
afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

async function openShop(answers: Answers) {
  const shop = await openSmallShop(answers);
  shops.push(shop);
  return shop;
}

const CHECK = 'POST /api/v1/release/check';
const UPLOAD = 'POST /api/v1/release/offers/upload';
const ACTIVATE = 'POST /api/v1/release/offers/activate';
const ROLL_BACK = 'POST /api/v1/release/offers/roll-back';
const uploaded = { status: 201, body: { name: 'offers', version: '7', digest: 'd' } };
const live = { version: '7', source: 'team', share: 100, since: '2026-11-22T10:00:00.000Z' };
const release = {
  name: 'offers',
  title: 'the offers',
  stable: live,
  candidate: null,
  versions: [],
};
const accepting: Answers = {
  'GET /api/v1/release': {
    body: { releases: [release], contract: { version: '1.0.0', digest: 'abc' } },
  },
  [CHECK]: { body: { problems: [] } },
  [UPLOAD]: uploaded,
  [ACTIVATE]: { body: { release } },
  [ROLL_BACK]: { body: { release } },
  'GET /': { body: '<script src="/remotes/offers/7/remoteEntry.js">' },
};
const problem = {
  subject: 'slot',
  name: 'headerSearch',
  release: 'headerSearch',
  shop: 'catalog',
  text: 'offers 7 brings the slot headerSearch, which belongs to catalog.',
};

/** The names in an archive, in their order. */
function namesIn(archive: Buffer): string[] {
  const tar = gunzipSync(archive);
  const names: string[] = [];
  for (let at = 0; tar[at] !== 0;) {
    names.push(tar.toString('latin1', at, at + 100).replace(/\0.*$/, ''));
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8);
    at += 512 * (1 + Math.ceil(size / 512));
  }
  return names;
}

/** Moments are printed as this machine's clock shows them. */
const env = { PASAL_TOKEN, TZ: 'Asia/Kathmandu' };
const pasal = (...words: string[]) => runPasal(remote, words, env);

test('release checks, builds, packs, uploads and activates, and waits until it is shown', async () => {
  const shop = await openShop(accepting);
  const words = ['release', '--shop', shop.url, '--version', '7', '--why', 'Because'];
  const { code, said } = await pasal(...words);
  expect([code, said]).toEqual([0, expect.stringMatching(/^offers 7 is live, \d+\.\d s$/m)]);
  for (const step of [
    'words',
    'types',
    'imports',
    'build',
    'check',
    'pack',
    'upload',
    'activate',
    'shown',
  ]) {
    expect(said).toMatch(new RegExp(`^${step} +\\d+\\.\\d s$`, 'm'));
  }
  expect(said).not.toContain(PASAL_TOKEN);
  expect(shop.asked.map(({ call }) => call)).toEqual([CHECK, UPLOAD, ACTIVATE, 'GET /']);
  const [checked, packed, activated] = shop.asked;
  for (const each of [checked, packed, activated]) {
    expect(each?.authorization).toBe(`Bearer ${PASAL_TOKEN}`);
  }
  const record = JSON.parse(String(checked?.body)) as Pick<ReleaseRecord, 'integrity' | 'maps'>;
  expect(record).toMatchObject({ name: 'offers', version: '7', calls: ['publicProducts'] });
  expect(packed?.type).toBe('application/gzip');
  const names = namesIn(packed?.body ?? Buffer.alloc(0));
  expect(names).toEqual(
    [
      ...Object.keys({ ...record.integrity, ...record.maps }),
      'release.json',
      'server.cjs',
      'server.ne.cjs',
    ].toSorted(),
  );
  expect(JSON.parse(String(activated?.body))).toEqual({ version: '7', why: 'Because' });

  await pasal(...words, '--share', '10');
  const digests = shop.asked
    .filter(({ call }) => call === UPLOAD)
    .map(({ body }) => createHash('sha256').update(body).digest('hex'));
  expect(digests[1]).toBe(digests[0]);
  const last = shop.asked.at(-1);
  expect([last?.call, JSON.parse(String(last?.body))]).toEqual([
    ACTIVATE,
    { version: '7', share: 10, why: 'Because' },
  ]);
});

test('a release the shop would refuse goes no further, and every problem is said', async () => {
  const shop = await openShop({ ...accepting, [CHECK]: { body: { problems: [problem] } } });
  const { code, said } = await pasal('release', '--shop', shop.url, '--version', '7');
  const last = `pasal release: ${shop.url} would refuse offers 7, as is said above. Nothing was released.`;
  expect([code, said.trim().split('\n').slice(-2)]).toEqual([1, [`- ${problem.text}`, last]]);
  expect(shop.asked.map(({ call }) => call)).toEqual([CHECK]);
});

test.each([
  [409, { code: 'RELEASE_REFUSED', message: 'Refused.', details: { problems: [problem] } }],
  [403, { code: 'FORBIDDEN', message: "This token isn't allowed to activate releases." }],
])('an answer %p says why', async (status, body) => {
  const shop = await openShop({ [ACTIVATE]: { status, body } });
  const { code, said } = await pasal('activate', '7', '--shop', shop.url);
  const lines =
    'details' in body
      ? [`- ${problem.text}`, 'pasal activate: the shop refuses it, as is said above.']
      : [`pasal activate: ${body.message}`];
  expect([code, said]).toEqual([1, `${lines.join('\n')} Nothing was activated.\n`]);
});

test('roll-back and status say what is live', async () => {
  const contract = { version: '1.0.0', digest: 'abc' };
  const notice = 'The shop keeps 160 releases of offers.';
  const status = { body: { releases: [{ ...release, notice }], contract } };
  const shop = await openShop({ ...accepting, 'GET /api/v1/release': status });
  const back = await pasal('roll-back', '--shop', shop.url, '--why', 'Wrong');
  expect(back).toEqual({
    code: 0,
    said: 'offers: 7 is live and is being rolled back\noffers: 7 (100 %)\n',
  });
  expect(JSON.parse(String(shop.asked[1]?.body))).toEqual({ version: '7', why: 'Wrong' });
  const named = await pasal('roll-back', '6', '--shop', shop.url);
  expect(named).toEqual({ code: 0, said: 'offers: 7 (100 %)\n' });
  expect(JSON.parse(String(shop.asked[2]?.body))).toEqual({ version: '6' });
  const { said } = await pasal('status', '--shop', shop.url);
  expect(said).toMatch(/^offers +7, 100 %, since 22 Nov 2026, 15:45$/m);
  expect(said).toMatch(/^ +The shop keeps 160 releases of offers\.$/m);
});

test('what went back by itself is not taken for what is live, and is named; so is what has no release', async () => {
  const at = '2026-11-25T04:46:00.000Z';
  const kept = { commit: null, bytes: 1, uploaded_at: at, uploaded_by: 'Offers team' };
  const returned = { version: '8', at };
  const why = 'It failed in 5 networks.';
  const versions = [
    { ...kept, version: '8', went_back: { at, why } },
    { ...kept, version: '7' },
  ];
  const releases = [
    { ...release, returned, versions },
    { ...release, name: 'budget', unreleased: true, stable: { ...live, source: 'own' } },
  ];
  const contract = { version: '1.0.0', digest: 'abc' };
  const shop = await openShop({ 'GET /api/v1/release': { body: { releases, contract } } });
  const back = await pasal('roll-back', '--shop', shop.url);
  expect(back).toEqual({
    code: 1,
    said: 'pasal roll-back: 8 was rolled back automatically at 25 Nov 2026, 10:31; 7 is live. To take that back too: pasal roll-back 7. Nothing was rolled back.\n',
  });
  expect(shop.asked.map(({ call }) => call)).toEqual(['GET /api/v1/release']);
  const { said } = await pasal('status', '--shop', shop.url);
  expect(
    said
      .split('\n')
      .slice(1, 4)
      .map((line) => line.trim()),
  ).toEqual([
    `kept: 8, 25 Nov 2026, 10:31, Offers team, rolled back automatically, 25 Nov 2026, 10:31: ${why}`,
    'kept: 7, 25 Nov 2026, 10:31, Offers team',
    'budget       no release is live',
  ]);
});

test('errors says what browsers said, the last seen at the end; of none it says so', async () => {
  const error = {
    version: '7',
    phase: 'render',
    message: "TypeError: Cannot read properties of undefined (reading 'title')",
    frames: ['src/pages/offers.tsx:12:3 offerOf'],
    route: '/offers/:slug',
    browsers: { Safari: 1, Chrome: 5 },
    visits: 6,
    first_seen: '2026-11-25T04:46:00.000Z',
    last_seen: '2026-11-25T05:46:00.000Z',
  };
  const older = { ...error, message: 'Error: older', frames: [], route: null, visits: 1 };
  const earlier = { ...older, browsers: { Chrome: 1 }, last_seen: '2026-11-25T04:46:00.000Z' };
  const shop = await openShop({
    'GET /api/v1/release/offers/errors': { body: { errors: [error, earlier] } },
  });
  expect(await pasal('errors', '--shop', shop.url)).toEqual({
    code: 0,
    said: `${[
      'Error: older (7, render)',
      '  1 visit (Chrome 1), 25 Nov 2026, 10:31 to 25 Nov 2026, 10:31',
      '',
      `${error.message} (7, render)`,
      '    at src/pages/offers.tsx:12:3 offerOf',
      '  6 visits (Chrome 5, Safari 1) at /offers/:slug, 25 Nov 2026, 10:31 to 25 Nov 2026, 11:31',
      '',
    ].join('\n')}\n`,
  });
  const none = await openShop({ 'GET /api/v1/release/offers/errors': { body: { errors: [] } } });
  expect(await pasal('errors', '--shop', none.url)).toEqual({
    code: 0,
    said: 'No browser has met an error of offers in the last 30 days.\n',
  });
});

test('what became of a release that failed half-way is said as it is', async () => {
  const refused = {
    status: 403,
    body: { message: "This token isn't allowed to activate releases." },
  };
  const shop = await openShop({ ...accepting, [ACTIVATE]: refused });
  const words = ['release', '--shop', shop.url, '--version', '7'];
  expect((await pasal(...words)).said.trim().split('\n').at(-1)).toBe(
    "pasal release: This token isn't allowed to activate releases. offers 7 is uploaded, and not activated (pasal activate 7).",
  );
  const lost = await openShop({ ...accepting, [ROLL_BACK]: { status: 502, body: '' } });
  expect((await pasal('roll-back', '7', '--shop', lost.url)).said).toBe(
    'pasal roll-back: the shop answered 502. Whether the shop did it is not known; pasal status says what is live.\n',
  );
});

test('what a team has to know of what the shop keeps is said at once', async () => {
  const notice = 'The shop keeps 160 releases of offers.';
  const body = { ...uploaded.body, notice };
  const shop = await openShop({ ...accepting, [UPLOAD]: { status: 201, body } });
  const words = ['release', '--shop', shop.url, '--version', '7', '--no-activate'];
  const { code, said } = await pasal(...words);
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/^The shop keeps 160 releases of offers\.$/m),
  ]);
});

test('a release that grows by a plan is begun, stopped and let go on, and its state is said', async () => {
  const at = '2026-11-23T10:00:00.000Z';
  const plan = {
    state: 'stopped',
    step: 1,
    since: at,
    visits: 12,
    yes_from: '2026-11-24T10:00:00Z',
  };
  const growing = { ...release, candidate: { ...live, version: '8', share: 10 }, plan };
  const line = `paused (pasal go-on): 12 visits at this share since 23 Nov 2026, 15:45; a yes counts from 24 Nov 2026, 15:45`;
  const DECIDE = 'POST /api/v1/release/offers/plan';
  const contract = { version: '1.0.0', digest: 'abc' };
  const shop = await openShop({
    [ACTIVATE]: { body: { release: growing } },
    [DECIDE]: { body: { release: growing } },
    'GET /api/v1/release': { body: { releases: [growing], contract } },
  });
  const shown = { code: 0, said: `offers: 7 (100 %), 8 (10 %)\noffers ${line}\n` };
  const toShop = ['--shop', shop.url];
  expect(await pasal('activate', '8', '--plan', ...toShop)).toEqual(shown);
  expect(await pasal('stop', '--why', 'Late', ...toShop)).toEqual(shown);
  expect(await pasal('go-on', ...toShop)).toEqual(shown);
  expect(shop.asked.map(({ call, body }) => [call, JSON.parse(String(body))])).toEqual([
    [ACTIVATE, { version: '8', plan: true }],
    [DECIDE, { decision: 'stop', why: 'Late' }],
    [DECIDE, { decision: 'go-on' }],
  ]);
  expect((await pasal('status', ...toShop)).said).toContain(`\n${' '.repeat(13)}${line}\n`);
});

test('a shop with a browser walks first: the command waits, and says how it ended', async () => {
  const since = '2026-11-23T10:00:00.000Z';
  const walking = { ...release, walking: { version: '8', by: 'Team', since } };
  const versions = [
    {
      version: '8',
      uploaded_at: since,
      uploaded_by: 'Team',
      walk: {
        walked_by: 'shop',
        by: 'the shop',
        at: '2026-11-23T10:01:00.000Z',
        findings: ['/offers at 390 px: shows nothing.'],
        stale: false,
      },
    },
  ];
  const contract = { version: '1.0.0', digest: 'abc' };
  const status = (...releases: object[]) => ({ body: { releases, contract } });
  const message = 'The shop walks through offers 8 in a browser first.';
  const event = { version: '8', at: '2026-11-23T10:01:00.000Z', why: 'Found.' };
  const history = (action: string) => ({
    body: { events: [{ ...event, action, walked: 'shop' }], total: 1 },
  });
  const HISTORY = 'GET /api/v1/release/history?name=offers';
  const activated = { ...release, stable: { ...live, version: '8' } };
  const shop = await openShop({
    [ACTIVATE]: { body: { message, release: walking } },
    'GET /api/v1/release': [status(walking), status(activated)],
    [HISTORY]: history('activate'),
  });
  expect(await pasal('activate', '8', '--shop', shop.url)).toEqual({
    code: 0,
    said: `${message}\noffers 8: the shop walked through it in a browser and found nothing\noffers: 8 (100 %)\n`,
  });
  const refusing = await openShop({
    [ACTIVATE]: { body: { message, release: walking } },
    'GET /api/v1/release': status({ ...release, versions }),
    [HISTORY]: history('refuse'),
  });
  expect(await pasal('activate', '8', '--shop', refusing.url)).toEqual({
    code: 1,
    said: `${message}\n- /offers at 390 px: shows nothing.\npasal activate: the shop refuses it, as is said above. Nothing was activated.\n`,
  });
  expect((await pasal('status', '--shop', refusing.url)).said).toMatch(
    /kept: 8, .* walked by the shop, 23 Nov 2026, 15:46, found: \/offers at 390 px: shows nothing\.$/m,
  );
  const waived = await openShop({ [ACTIVATE]: { body: { release, walked: 'waived' } } });
  expect((await pasal('activate', '7', '--without-walk', '--shop', waived.url)).said).toBe(
    'offers 7: it was activated without a walk\noffers: 7 (100 %)\n',
  );
  expect(JSON.parse(String(waived.asked[0]?.body))).toEqual({ version: '7', without_walk: true });
});

test('preview prints a link for a version that is named', async () => {
  const url = 'https://shop.test/preview?link=abc';
  const until = '2026-11-29T10:00:00.000Z';
  const body = { message: 'Preview link created.', url, expires_at: until };
  const shop = await openShop({ 'POST /api/v1/release/offers/preview': { body } });
  const made = await pasal('preview', '7', '--shop', shop.url, '--days', '2');
  expect(made).toEqual({ code: 0, said: `${url}\nshows offers 7 until 29 Nov 2026, 15:45\n` });
  expect(JSON.parse(String(shop.asked[0]?.body))).toEqual({ version: '7', days: 2 });
});

test('preview links are named and ended', async () => {
  const preview = {
    id: 12,
    name: 'offers',
    version: '7',
    made_by: 'Offers team (token 3)',
    created_at: '2026-11-22T10:00:00.000Z',
    expires_at: '2026-11-29T10:00:00.000Z',
  };
  const shop = await openShop({
    'GET /api/v1/release/preview': { body: { previews: [preview] } },
    'DELETE /api/v1/release/preview/12': { body: { message: 'Preview ended.' } },
  });
  expect((await pasal('previews', '--shop', shop.url)).said).toBe(
    '12  offers 7 until 29 Nov 2026, 15:45, by Offers team (token 3)\n',
  );
  const ended = await pasal('end-preview', '12', '--shop', shop.url);
  expect(ended).toEqual({ code: 0, said: 'preview 12 is ended\n' });
  expect(shop.asked.map(({ call }) => call)).toEqual([
    'GET /api/v1/release/preview',
    'DELETE /api/v1/release/preview/12',
  ]);
});

test('what is missing is said in a sentence', async () => {
  const shop = await openShop({});
  const sentences = [
    [await runPasal(remote, ['status', '--shop', shop.url]), 'PASAL_TOKEN holds no token'],
    [await pasal('status'), 'http://127.0.0.1:9 cannot be reached'],
    [await pasal('activate'), 'say which: pasal activate <version>'],
    [await pasal('activate', '7', '--share', '120'), "isn't a percentage"],
    [
      await pasal('activate', '7', '--share', '10', '--plan'),
      "--plan and --share can't be combined",
    ],
    [await pasal('preview', '7', '--days', 'two'), "isn't a whole number"],
    [await pasal('end-preview', 'all'), 'say which'],
    [await pasal('new', 'Offers', '--shop', shop.url), '"Offers" cannot be a remote'],
    [await pasal('new', 'offers', '--shop', shop.url), 'This folder is not empty'],
    [await runPasal(__dirname, ['build']), 'there is no remote in this folder'],
  ] as const;
  for (const [{ code, said }, words] of sentences) {
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  }
});
