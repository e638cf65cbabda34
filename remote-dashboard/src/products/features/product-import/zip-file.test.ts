/**
 * @jest-environment node
 */
import { MAX_PICTURE_BYTES } from '@pasal/shared/contracts';
import { zipOf, type TestFile } from '../../../testing/zip-of';
import * as messages from './messages';
import { picturesInZip } from './zip-pictures';
import type { UnfitZip } from '../../../kit/workbook/unfit-zip';

const MEGABYTE = 1024 * 1024;
const bytes = Buffer.from('a picture of a lamp, a picture of a lamp, a picture of a lamp');
const blobOf = (...parts: Buffer[]) => new Blob(parts.map((part) => new Uint8Array(part)));
const open = (...files: TestFile[]) => picturesInZip(blobOf(zipOf(files)));

/** The message for a zip that is not accepted. */
const told = (zip: Blob) =>
  picturesInZip(zip).then(
    () => 'taken',
    (error: UnfitZip) => messages.zipFaults[error.fault],
  );
const readText = async (file: TestFile) => {
  const [picture] = await open(file);
  return (await picture?.read())?.text();
};

describe('a zip of pictures', () => {
  it('gives its pictures, packed or not, and nothing else', async () => {
    const found = await open(
      { name: 'photos/LAMP-1.jpg', bytes, packed: true },
      { name: 'LAMP-2.PNG', bytes },
      { name: 'notes.txt', bytes },
      { name: '__MACOSX/._LAMP-1.jpg', bytes },
    );
    expect(found.map(({ name }) => name)).toEqual(['photos/LAMP-1.jpg', 'LAMP-2.PNG']);
    for (const { read } of found) {
      expect(Buffer.from(await (await read()).arrayBuffer())).toEqual(bytes);
    }
    expect((await found[1]?.read())?.type).toBe('image/png');
  });

  it('knows names in Devanagari, however their marks are written', async () => {
    const name = 'बत्ती/क़लम-१.jpg';
    for (const form of ['NFC', 'NFD']) {
      const [picture] = await open({ name: name.normalize(form), bytes, packed: true });
      expect(picture?.name).toBe(name.normalize('NFC'));
      expect(await (await picture?.read())?.text()).toBe(bytes.toString());
    }
  });

  it('has as many files as a zip can list', async () => {
    const files = Array.from({ length: 65_535 }, (_none, at) => ({ name: `${at}.jpg`, bytes }));
    const found = await open(...files);
    expect(found).toHaveLength(65_535);
    expect(await (await found.at(-1)?.read())?.text()).toBe(bytes.toString());
  });
});

describe('a zip that is not taken', () => {
  const whole = zipOf([{ name: 'LAMP-1.jpg', bytes, packed: true }]);

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.concat([Buffer.from('\u00ff\u00d8', 'latin1'), Buffer.alloc(70_000)])],
    ['one that was cut off', whole.subarray(0, -30)],
    ['one whose list was cut out', Buffer.concat([whole.subarray(0, 40), whole.subarray(-22)])],
    ['one without its beginning', whole.subarray(60)],
  ])('%s is not whole', async (_name, file) => {
    expect(await told(blobOf(file))).toBe(
      'This zip file could not be read. It may be incomplete: make it again.',
    );
  });

  it.each(['../LAMP-1.jpg', 'photos/../../LAMP-1.jpg', '/etc/LAMP-1.jpg', String.raw`C:\1.jpg`])(
    'one that names %s reaches outside itself',
    async (name) => {
      expect(await told(blobOf(zipOf([{ name, bytes }])))).toMatch(/outside its own folder/);
    },
  );

  it('one with a password says so', async () => {
    const zip = zipOf([{ name: 'LAMP-1.jpg', bytes, says: { flags: 0x0801 } }]);
    expect(await told(blobOf(zip))).toMatch(/has a password/);
  });

  it('one whose list would fill the memory is not read', async () => {
    const end = Buffer.from(whole.subarray(-22));
    end.writeUInt32LE(17 * MEGABYTE, 12);
    const zip = blobOf(Buffer.alloc(18 * MEGABYTE), end);
    const slice = jest.spyOn(zip, 'slice');
    expect(await told(zip)).toMatch(/too many files/);
    // Only its end was read.
    expect(slice).toHaveBeenCalledTimes(1);
  });
});

describe('a picture that is not taken', () => {
  it.each<[string, TestFile]>([
    ['a wrong sum', { name: 'LAMP-1.jpg', bytes, packed: true, says: { crc: 1 } }],
    ['a wrong sum, not packed', { name: 'LAMP-1.jpg', bytes, says: { crc: 1 } }],
    ['fewer bytes than it says', { name: 'LAMP-1.jpg', bytes, packed: true, says: { size: 999 } }],
    ['another size than it says, not packed', { name: 'LAMP-1.jpg', bytes, says: { size: 9 } }],
    ['a way of packing nobody knows', { name: 'LAMP-1.jpg', bytes, says: { method: 12 } }],
    ['what cannot be unpacked', { name: 'LAMP-1.jpg', bytes, says: { method: 8 } }],
    ['more than a picture may', { name: 'LAMP-1.jpg', bytes: Buffer.alloc(MAX_PICTURE_BYTES + 1) }],
  ])('has %s', async (_name, file) => {
    await expect(readText(file)).rejects.toThrow('LAMP-1.jpg is');
  });

  it('is cut off: the zip ends before it', async () => {
    const zip = zipOf([{ name: 'LAMP-1.jpg', bytes }]);
    const list = zip.indexOf(Buffer.from('PK\u0001\u0002'));
    const end = Buffer.from(zip.subarray(-22));
    end.writeUInt32LE(50, 16);
    const cut = blobOf(zip.subarray(0, 50), zip.subarray(list, -22), end);
    const [picture] = await picturesInZip(cut);
    await expect(picture?.read()).rejects.toThrow('LAMP-1.jpg is');
  });

  it('unpacks to more than it says: no more of it is unpacked than that', async () => {
    const bomb = Buffer.alloc(64 * MEGABYTE);
    const zip = blobOf(
      zipOf([{ name: 'LAMP-1.jpg', bytes: bomb, packed: true, says: { size: 5, crc: 1 } }]),
    );
    const [picture] = await picturesInZip(zip);
    const unpacked = jest.spyOn(TransformStreamDefaultController.prototype, 'enqueue');
    await expect(picture?.read()).rejects.toThrow('LAMP-1.jpg is');
    expect(unpacked).not.toHaveBeenCalled();
    unpacked.mockRestore();
  });
});
