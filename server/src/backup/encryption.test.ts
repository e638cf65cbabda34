import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import {
  decrypted,
  encrypted,
  mistakeOfRecipient,
  readIdentities,
  writeNewKey,
} from './encryption';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pasal-keys-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** More than two chunks of the format, which have 64 kB. */
const TEXT = randomBytes(150_000);

async function* inPieces(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 10_007) yield bytes.subarray(from, from + 10_007);
}
async function whole(pieces: AsyncIterable<Buffer>) {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
async function* failing() {
  yield TEXT;
  throw new Error('the database is gone');
}
async function keyPair() {
  const identity = await generateIdentity();
  return { identity, recipient: await identityToRecipient(identity) };
}

test('each of several owners reads it, and nobody else', async () => {
  const [one, two, other] = await Promise.all([keyPair(), keyPair(), keyPair()]);
  const secret = await whole(encrypted(inPieces(TEXT), [one.recipient, two.recipient]));
  expect(secret.includes(TEXT.subarray(0, 64))).toBe(false);
  for (const { identity } of [one, two]) {
    expect(
      (await whole(decrypted(inPieces(secret), [other.identity, identity]))).equals(TEXT),
    ).toBe(true);
  }
  await expect(whole(decrypted(inPieces(secret), [other.identity]))).rejects.toThrow(
    'None of the keys in the file that BACKUP_IDENTITY names opens it.',
  );
});

test('what is cut, where pieces end too, or changed in one byte fails', async () => {
  const { identity, recipient } = await keyPair();
  const secret = await whole(encrypted(inPieces(TEXT), [recipient]));
  const header = secret.indexOf('\n--- ') + 49;
  for (const length of [20, header, header + 16 + 65_552, secret.length - 1]) {
    const cut = decrypted(inPieces(secret.subarray(0, length)), [identity]);
    await expect([length, await whole(cut).catch(() => 'failed')]).toEqual([length, 'failed']);
  }
  for (const at of [30, header + 20, secret.length - 1]) {
    const changed = Buffer.from(secret);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const read = decrypted(inPieces(changed), [identity]);
    await expect([at, await whole(read).catch(() => 'failed')]).toEqual([at, 'failed']);
  }
});

test('a source that fails fails what is written', async () => {
  const { recipient } = await keyPair();
  await expect(whole(encrypted(failing(), [recipient]))).rejects.toThrow('the database is gone');
});

test('a new key is the owner’s alone, never takes the place of another, and is read back', async () => {
  const file = join(directory, 'key');
  const recipient = await writeNewKey(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await expect(writeNewKey(file)).rejects.toThrow('exists already');
  const keys = await readIdentities({ BACKUP_IDENTITY: file });
  expect(await identityToRecipient(keys[0] ?? '')).toBe(recipient);
  expect(await readFile(file, 'utf8')).toContain(`# public key: ${recipient}`);
});

test('a missing, wrong or damaged file of keys is named, and a secret is never repeated', async () => {
  const { identity, recipient } = await keyPair();
  await expect(readIdentities({})).rejects.toThrow('BACKUP_IDENTITY must name the file');
  const nothing = join(directory, 'nothing');
  await expect(readIdentities({ BACKUP_IDENTITY: nothing })).rejects.toThrow('(ENOENT)');
  const file = join(directory, 'wrong');
  await writeFile(file, `${recipient}\n`);
  await expect(readIdentities({ BACKUP_IDENTITY: file })).rejects.toThrow('is no file of keys');
  const damaged = `${identity.slice(0, -1)}${identity.endsWith('Q') ? 'P' : 'Q'}`;
  await expect(whole(decrypted(inPieces(TEXT), [damaged]))).rejects.toThrow(
    'a key that is damaged',
  );
  expect(mistakeOfRecipient(identity)).toMatch(/holds a secret key/);
  expect(mistakeOfRecipient(identity)).not.toContain(identity);
  expect(mistakeOfRecipient(`${recipient}x`)).toMatch(/isn't one/);
  expect(mistakeOfRecipient(recipient)).toBeNull();
});
