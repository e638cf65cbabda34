import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import path from 'node:path';

const SCRIPT = path.join(__dirname, 'verify-claim.mjs');
const pair = generateKeyPairSync('ed25519');
const keyOf = ({ publicKey }: typeof pair) =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const soon = Math.floor(Date.now() / 1000) + 60;
const ofReviews = { aud: 'reviews', exp: soon, who: 'visitor' };

function signed(body: object, head: object = { alg: 'EdDSA', typ: 'JWT' }, by = pair): string {
  const text = `${encode(head)}.${encode(body)}`;
  return `${text}.${sign(null, Buffer.from(text), by.privateKey).toString('base64url')}`;
}

/** Verifies claims in a process of Node, as a service does. */
function verifyAll(claims: readonly (string | undefined)[]): unknown[] {
  const expected = { key: keyOf(pair), remote: 'reviews' };
  const text = `import { verifyClaim } from ${JSON.stringify(SCRIPT)};
    const claims = ${JSON.stringify(claims)}.map((claim) => claim ?? undefined);
    console.log(JSON.stringify(claims.map((claim) => verifyClaim(claim, ${JSON.stringify(expected)}))));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as unknown[];
}

test('a claim for this service says who asks', () => {
  const staff = { ...ofReviews, who: 'staff', role: 'admin', order: 'NP-2026-000001' };
  expect(verifyAll([signed(ofReviews), signed(staff)])).toEqual([
    { who: 'visitor' },
    { who: 'staff', role: 'admin', order: 'NP-2026-000001' },
  ]);
});

test('any other claim says nothing', () => {
  const good = signed(ofReviews);
  const [head = '', , signature = ''] = good.split('.');
  const claims = [
    undefined,
    '',
    'a.b',
    `${good}.a`,
    `${head}.${encode({ ...ofReviews, who: 'staff' })}.${signature}`,
    `${head}.${encode(ofReviews)}.`,
    `${encode({ alg: 'none' })}.${encode(ofReviews)}.`,
    signed(ofReviews, { alg: 'none' }),
    signed(ofReviews, { alg: 'EdDSA' }, generateKeyPairSync('ed25519')),
    signed({ ...ofReviews, aud: 'offers' }),
    signed({ ...ofReviews, exp: soon - 120 }),
    signed({ aud: 'reviews', who: 'staff' }),
  ];
  expect(verifyAll(claims)).toEqual(claims.map(() => null));
});
