import { createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ReleasesResponse } from '../../contract/release-work';
import { onBothDatabases } from '@pasal/server/testing/database/both-databases';
import { signedIn } from '@pasal/server/testing/factories';
import { processorSince, processorUnit } from '@pasal/server/testing/processor-units';
import {
  archiveOf,
  archiveOfRecord,
  recordOfVersion,
  uploadArchive,
} from '@pasal/server/testing/release-uploads';
import { ORIGIN } from '@pasal/server/testing/test-app';
import { findArchive } from './archive.repository';
import { IN_DATABASE } from './release-archives';

const MEGABYTE = 1024 * 1024;
/** Units of CPU time an upload may take: many times the highest measured cost. */
const MOST_PROCESSOR = 800;
/** The same for the largest archive, all of which is unpacked, hashed and written: many times its cost. */
const MOST_OF_THE_LARGEST = 4000;
/** The same in one turn of the event loop. */
const MOST_BETWEEN_TURNS = 100;

const offers = { name: 'offers', title: 'the offers' };
const record = recordOfVersion('1.0', offers);
const FILE = ['remoteEntry.js', "'1.0'"] as const;
const withRecord = (content: string) => archiveOf([['release.json', content], FILE]);

/** Measures units of CPU time in all, and the most of them in one turn of the event loop. */
async function costOf<Result>(work: () => Promise<Result>) {
  const unit = processorUnit();
  const start = process.cpuUsage();
  let last = start;
  let betweenTurns = 0;
  let isOver = false;
  const turn = () => {
    betweenTurns = Math.max(betweenTurns, processorSince(last) / unit);
    last = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const result = await work();
  isOver = true;
  return { result, processor: processorSince(start) / unit, betweenTurns };
}

const hostile: [string, () => Promise<Buffer>, RegExp][] = [
  [
    'a record of 55 MB',
    () => withRecord(JSON.stringify({ ...record, junk: 'x'.repeat(55 * MEGABYTE) })),
    /^release\.json has more than 512 kB\.$/,
  ],
  [
    'zeros behind its end',
    async () => {
      const plain = gunzipSync(await archiveOfRecord(record));
      // One compressed stretch of zeros serves for every further stretch.
      const zeros = gzipSync(Buffer.alloc(50 * MEGABYTE));
      return Buffer.concat([gzipSync(plain), ...Array.from({ length: 20 }, () => zeros)]);
    },
    /^The release is too large once it is unpacked\.$/,
  ],
  [
    'files that are too large together',
    () =>
      archiveOf([
        ['a.js', '0'.repeat(40 * MEGABYTE)],
        ['b.js', '0'.repeat(40 * MEGABYTE)],
      ]),
    /^The release is too large once it is unpacked\.$/,
  ],
  [
    'heads that say more than any tool',
    () => {
      const pax = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`k${at}`, '']));
      return archiveOf(
        Array.from({ length: 20 }, (_, at) => [{ name: `${at}.js`, pax }, 'x'] as const),
      );
    },
    /^The archive can't be read\.$/,
  ],
  [
    'brackets as its record',
    () => withRecord('['.repeat(500_000)),
    /^release\.json is not JSON\.$/,
  ],
  [
    'more hashes than files',
    () => {
      const integrity = Object.fromEntries(
        Array.from({ length: 5000 }, (_, at) => [`${at}.js`, record.integrity['remoteEntry.js']]),
      );
      return withRecord(JSON.stringify({ ...record, integrity }));
    },
    /is in the record but not in the archive/,
  ],
];

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  beforeEach(async () => {
    admin = { ...(await signedIn(shop(), 'admin')).headers, origin: ORIGIN };
  });
  const upload = (archive: Buffer) => uploadArchive(shop(), admin, 'offers', archive);
  const overview = async () => {
    const { body } = await shop().call<ReleasesResponse>({ url: '/release', headers: admin });
    return body.releases.find(({ name }) => name === 'offers');
  };

  test.each(hostile)(
    'an archive with %s is refused at the price of any other',
    async (_what, make, words) => {
      const archive = await make();
      const { result, processor, betweenTurns } = await costOf(() => upload(archive));
      expect([result.status, result.body.message]).toEqual([400, expect.stringMatching(words)]);
      expect(processor).toBeLessThan(MOST_PROCESSOR);
      expect(betweenTurns).toBeLessThan(MOST_BETWEEN_TURNS);
      expect(await overview()).toBeUndefined();
    },
  );

  test('an archive of the largest size is kept byte by byte, and others have their turn meanwhile', async () => {
    const large = randomBytes(19 * MEGABYTE);
    const other = Buffer.alloc(38 * MEGABYTE, 'text that becomes much shorter ');
    const files = { 'large.js': large, 'other.js': other };
    const integrity = Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [
        name,
        `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
      ]),
    );
    const archive = await archiveOf([
      ['release.json', JSON.stringify({ ...record, integrity, start: ['large.js'] })],
      ...Object.entries(files),
    ]);
    const { result, processor, betweenTurns } = await costOf(() => upload(archive));
    expect(result.status).toBe(201);
    expect(processor).toBeLessThan(MOST_OF_THE_LARGEST);
    expect(betweenTurns).toBeLessThan(MOST_BETWEEN_TURNS);
    expect(
      (await findArchive(shop().db, IN_DATABASE, { name: 'offers', version: '1.0' }))?.equals(
        archive,
      ),
    ).toBe(true);
    expect((await overview())?.versions).toMatchObject([{ version: '1.0', bytes: archive.length }]);
  });

  test('a record is kept as a record is, whatever else was in it; a list reads none', async () => {
    const junk = {
      ...record,
      junk: 'x'.repeat(1000),
      commit: 'abc',
      contract: { ...record.contract, junk: 1 },
    };
    const { status } = await upload(await withRecord(JSON.stringify(junk)));
    expect(status).toBe(201);
    const stored = await shop().db.selectFrom('release').select('record').execute();
    expect(stored).toEqual([{ record: { ...record, commit: 'abc' } }]);
    // A list that reads the record would lack these.
    await shop().db.updateTable('release').set({ record: '{}' }).execute();
    expect(await overview()).toMatchObject({ title: 'the offers', versions: [{ commit: 'abc' }] });
  });
});
