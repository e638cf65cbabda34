import { expect } from '../../../e2e/shop/storefront-test';
import { afterServerBuildOf } from '../matrix/planted-part';
import { recordOf, teamApi, uploadBuild } from '../shop/releases';
import { timed, type Bench } from './bench';
import { plantOnServer } from './plant';

const HOME = { kind: 'pages', name: 'home' } as const;

/** The answer to the activation of an uploaded release for all visitors. */
async function activationOf({ admin }: Bench, version: string): Promise<string> {
  const data = { version, share: 100 };
  const answer = await admin.post('/api/v1/release/catalog/activate', { data });
  return `${answer.status()} ${await answer.text()}`;
}

/** Checks that a server build whose home page does this cannot be activated; returns the seconds. */
const notRehearsed = (does: string, says: RegExp) => (bench: Bench) =>
  timed(async () => {
    const version = bench.freshVersion();
    const plant = plantOnServer(afterServerBuildOf(HOME, does));
    await uploadBuild(bench.admin, bench.shop.root, ['catalog', version], plant);
    expect(await activationOf(bench, version)).toMatch(says);
  });

/** Loop iterations that take this machine this many CPU milliseconds. */
function turnsOf(milliseconds: number): number {
  const before = process.cpuUsage().user;
  let [turns, sum] = [0, 0];
  while (process.cpuUsage().user - before < milliseconds * 1000) {
    for (let turn = 0; turn < 10_000; turn += 1) sum += Math.sqrt(turn);
    turns += 10_000;
  }
  return sum > 0 ? turns : 0;
}
const working = (milliseconds: number) =>
  `let sum = 0; for (let turn = 0; turn < ${turnsOf(milliseconds)}; turn += 1) sum += Math.sqrt(turn); if (sum < 0) return null;`;

/** The token of one remote's team cannot change another remote, and a version is used once. */
async function withOtherToken({ admin, shop }: Bench): Promise<void> {
  const { cookies } = await admin.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const team = await teamApi({ origin: new URL(shop.url).origin, cookie }, shop.url, 'checkout');
  const upload = await team.post('/api/v1/release/catalog/upload', {
    headers: { 'content-type': 'application/gzip' },
    data: Buffer.from(''),
  });
  expect(upload.status()).toBe(403);
  await uploadBuild(team, shop.root, ['checkout', 'twice']);
  const again = uploadBuild(team, shop.root, ['checkout', 'twice'], (text) => `${text} `);
  await expect(again).rejects.toThrow('409');
  await team.dispose();
}

/** A record may list another remote's call: every remote may make every call of the API. */
async function withOthersCall({ admin, shop }: Bench): Promise<void> {
  const record = recordOf(shop.root, 'catalog');
  const data = { ...record, version: 'calls', calls: [...record.calls, 'placeOrder'] };
  const answer = await admin.post('/api/v1/release/check', { data });
  expect([answer.status(), await answer.json()]).toMatchObject([200, { problems: [], notes: [] }]);
}

/** Breaks that a shop refuses before any visitor gets them. */
export const refused = {
  blockedServer: notRehearsed(
    'const from = Date.now(); while (Date.now() < from + 2000);',
    /409 .*took longer than 200 ms/,
  ),
  workingServer: notRehearsed(working(160), /409 .*(?:works for \d+ ms|took longer)/),
  bigLeak: notRehearsed(
    'globalThis.held = [...(globalThis.held ?? []), ...Array.from({ length: 12 }, () => Buffer.alloc(25e6, 1))];',
    /409 .*cannot be rendered/,
  ),
  otherToken: (bench: Bench) => timed(() => withOtherToken(bench)),
  othersCall: (bench: Bench) => timed(() => withOthersCall(bench)),
};
