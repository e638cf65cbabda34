import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type S3Server } from '../../../server/src/testing/s3-server';
import type { S3Fault } from '../../../server/src/testing/s3-faults';
import { keysOf, readWhole, type Files } from '../files';
import { FilesAwayError, WrongBytesError } from '../files-away';
import { keptFiles } from '../kept-files';
import { s3Client } from './s3-client';
import { s3Files } from './s3-files';

const FAST = { firstPause: 5, answersWithin: 30_000 };
/** For stores that stop responding: the store of the test answers sooner. */
const IMPATIENT = { ...FAST, answersWithin: 1500 };

let store: S3Server;
let files: Files;
const bytes = randomBytes(300_000);

beforeAll(async () => {
  store = await startS3();
});
beforeEach(async () => {
  store.have();
  files = s3Files(s3Client(store.place, FAST));
  await files.put('one', bytes);
});
afterAll(() => store.close());

const read = async () => (await readWhole(files, 'one'))?.equals(bytes);

/** Bytes of several parts; the source ends normally or fails. */
async function* large(pieces: number, fails: boolean) {
  for (let at = 0; at < pieces; at += 1) yield randomBytes(9 * 1024 * 1024);
  if (fails) throw new Error('the source ended');
}

/** Opens the files with the time limits that these faults need. */
function openFor(faults: readonly S3Fault[]) {
  files = s3Files(s3Client(store.place, faults.includes('silent') ? IMPATIENT : FAST));
}

/** Causes the first fault with the first request, and so on; then none. */
function inTurn(...faults: S3Fault[]) {
  store.have(() => faults.shift());
}

test.each<[string, S3Fault[]]>([
  ['500, then 503', [{ status: 500 }, { status: 503 }]],
  ['a connection that is refused twice', ['refused', 'refused']],
  ['a request that nobody answers', ['silent']],
  ['an answer that comes late, but in time', [{ after: 100 }]],
  [
    'a body that is cut, three times at other places',
    [{ cut: 70_000 }, { cut: 1 }, { cut: 90_000 }],
  ],
])('a read survives %s', async (_what, faults) => {
  openFor(faults);
  inTurn(...faults);
  expect(await read()).toBe(true);
});

test.each<[string, S3Fault[]]>([
  ['500, then 503', [{ status: 500 }, { status: 503 }]],
  ['a connection that is refused', ['refused']],
  ['a request that nobody answers', ['silent']],
])('a write, a list and a deletion survive %s', async (_what, faults) => {
  openFor(faults);
  inTurn(...faults);
  await files.put('two', bytes);
  inTurn(...faults);
  expect(await keysOf(files, 'two')).toEqual(['two']);
  inTurn(...faults);
  await files.delete('two');
  expect(await files.head('two')).toBeNull();
});

test('a store that stays away is said so, with its name and what it did, and is there again by itself', async () => {
  store.have(() => ({ status: 503 }));
  const failed = await files.put('two', bytes).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(FilesAwayError);
  expect(failed).toMatchObject({ code: 'UNAVAILABLE', reason: 's3://shop: PUT: 503' });
  await expect(files.get('one')).rejects.toThrow(FilesAwayError);
  await expect(files.head('one')).rejects.toThrow(FilesAwayError);
  await expect(keysOf(files)).rejects.toThrow(FilesAwayError);
  store.have();
  expect([await read(), await files.head('two')]).toEqual([true, null]);
});

test('bytes that are not those that were put are refused, and fetched again where they are served', async () => {
  inTurn('spoiled');
  await expect(readWhole(files, 'one')).rejects.toThrow(WrongBytesError);
  const folder = await mkdtemp(join(tmpdir(), 'pasal-kept-'));
  const served = keptFiles(files, folder);
  inTurn('spoiled');
  expect((await served.read('one'))?.equals(bytes)).toBe(true);
  // The shop has a local copy from now on.
  store.have(() => 'refused');
  expect((await served.read('one'))?.equals(bytes)).toBe(true);
  expect(await served.local('one', async (file) => file)).toContain(folder);
  await rm(folder, { recursive: true });
});

test.each([
  ['an hour slow', -60],
  ['two days fast', 2 * 24 * 60],
])('a clock that is %s signs by the store’s', async (_what, minutes) => {
  const now = () => Date.now() + minutes * 60_000;
  files = s3Files(s3Client(store.place, { ...FAST, now }));
  expect(await read()).toBe(true);
  await files.put('two', bytes);
  expect((await files.head('two'))?.size).toBe(bytes.length);
});

test('wrong credentials are no reason to try again, and no file that is missing', async () => {
  const place = { ...store.place, secretAccessKey: 'another' };
  files = s3Files(s3Client(place, FAST));
  const before = store.asked.length;
  await expect(files.get('nothing')).rejects.toMatchObject({
    reason: 's3://shop: GET: 403 SignatureDoesNotMatch',
  });
  expect(store.asked).toHaveLength(before + 1);
});

test('neither is a bucket that is not there', async () => {
  files = s3Files(s3Client({ ...store.place, bucket: 'other' }, FAST));
  await expect(files.get('one')).rejects.toMatchObject({
    reason: 's3://other: GET: 404 NoSuchBucket',
  });
});

test('parts of a stream that fails are given up, and no file is there', async () => {
  await expect(files.put('backup', large(2, true))).rejects.toThrow('the source ended');
  expect(store.asked.at(-1)).toMatch(/^DELETE \/shop\/backup\?uploadId=/);
  expect(await files.head('backup')).toBeNull();
});

test('parts survive what single requests do', async () => {
  let at = 0;
  store.have(({ url }) => {
    at += 1;
    return url.includes('partNumber') && at % 2 === 0 ? { status: 500 } : undefined;
  });
  await files.put('backup', large(2, false));
  store.have();
  expect((await files.head('backup'))?.size).toBe(18 * 1024 * 1024);
});
