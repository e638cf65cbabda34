import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putBuild } from '@pasal/server/testing/release-records';
import { ALL_RIGHTS, archiveOfRecord } from '@pasal/server/testing/release-uploads';
import { openTestApp, servePages, type TestApp } from '@pasal/server/testing/test-app';
import { beginWalks, walkedBuilds, walkedRecord } from '@pasal/server/testing/walked-shop';
import * as messages from './messages';
import { signatureOf } from './walk-signature';

const root = mkdtempSync(path.join(tmpdir(), 'pasal-team-walks-'));
/** A shop without a browser: only teams walk. */
let shop: TestApp;
let walks: Awaited<ReturnType<typeof beginWalks>>;

beforeAll(async () => {
  for (const build of walkedBuilds) putBuild(root, build);
  shop = await openTestApp({ root, web: servePages });
});
afterAll(async () => {
  await shop.close();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  walks = await beginWalks(shop);
});

/** Returns the live releases, as a check does before a walk. */
async function liveNow(headers: Record<string, string>) {
  const { body } = await walks.post('check', walkedRecord('1.0'), headers);
  return body.live ?? '';
}

interface Made {
  secret: string;
  token: { id: number };
}
/** A token of the team, and helpers to send with it. */
async function team(name = 'offers') {
  const { body } = await shop.call<Made>({
    method: 'POST',
    url: '/release-token',
    headers: walks.admin,
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
  const { status, body } = await walks.post('offers/walk', { ...result, signature }, headers);
  return [status, body.message];
}

test('the signed result of the team counts for this archive beside what is live, before it comes or after', async () => {
  const offers = await team();
  const live = await liveNow(offers.headers);
  const archive = await archiveOfRecord(walkedRecord('1.0'));
  const digest = createHash('sha256').update(archive).digest('hex');
  expect(await send(offers, { version: '1.0', digest, live })).toEqual([
    200,
    messages.resultTaken(0).en,
  ]);
  expect(await walks.upload('1.0')).toBe(digest);
  expect(await walks.walkOf('1.0')).toMatchObject({
    walked_by: 'team',
    by: expect.stringMatching(/^Team \(token \d+\)$/),
  });
  expect((await walks.activate('1.0')).body.walked).toBe('team');
  expect(await walks.walkOf('1.0')).toMatchObject({ findings: [], stale: false });
  // The next one, after the live release has changed.
  const next = await walks.upload('1.1');
  const old = { version: '1.1', digest: next, live };
  expect(await send(offers, old)).toEqual([409, messages.otherLive.en]);
  const fresh = { ...old, live: await liveNow(offers.headers) };
  expect((await send(offers, fresh))[0]).toBe(200);
  await walks.upload('2.0', 'news');
  await walks.activate('2.0', {}, 'news');
  expect(await walks.walkOf('1.1')).toMatchObject({ stale: true });
  expect((await walks.activate('1.1')).body.walked).toBe('none');
  expect(
    (await walks.ends()).map(([action, version, walked]) => [action, version, walked]),
  ).toEqual([
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
  const digest = await walks.upload('1.0');
  expect(await walks.walkOf('1.0')).toBeUndefined();
  expect(await send(offers, result)).toEqual([409, messages.otherDigest('offers', '1.0').en]);
  const right = { ...result, digest };
  expect(await send(offers, right, 'no secret')).toEqual([403, messages.wrongSignature.en]);
  const changed = { ...right, findings: [], signature: other };
  expect((await walks.post('offers/walk', changed, offers.headers)).status).toBe(403);
  expect((await walks.post('offers/walk', changed)).body.message).toBe(messages.needsToken.en);
  expect((await send(await team('news'), right))[0]).toBe(403);
  expect(await walks.walkOf('1.0')).toBeUndefined();
  expect((await send(offers, right))[0]).toBe(200);
  expect(await walks.walkOf('1.0')).toBeDefined();
  const { id } = offers.token;
  await shop.call({ method: 'DELETE', url: `/release-token/${id}`, headers: walks.admin });
  expect((await walks.activate('1.0')).body.walked).toBe('none');
});

test('what the team found refuses its release, until somebody goes without', async () => {
  const offers = await team();
  const digest = await walks.upload('1.0');
  const findings = ['/ at 390 px: shows nothing.'];
  const result = { version: '1.0', digest, live: await liveNow(offers.headers), findings };
  expect(await send(offers, result)).toEqual([200, messages.resultTaken(1).en]);
  const { status, body } = await walks.activate('1.0');
  expect([status, body.details.problems]).toEqual([
    409,
    [expect.objectContaining({ subject: 'walk', text: findings[0] })],
  ]);
  expect(await walks.ends()).toEqual([['refuse', '1.0', 'team', findings[0]]]);
  expect((await walks.activate('1.0', { without_walk: true })).body.walked).toBe('waived');
});

/** Made by `platform/kit/command/walk-result.mjs`, whose own test has the same. */
const SIGNED = 'fd3904a90cc3bcb6fa40f04db27929232c41af342b5f16b6919d925cfe1fea23';

test('a result is signed as the command of the team signs it', () => {
  const hash = createHash('sha256').update('a secret').digest('hex');
  const result = { name: 'offers', version: '7', digest: 'd', live: 'l', findings: ['f'] };
  expect(signatureOf(result, hash)).toBe(SIGNED);
});
