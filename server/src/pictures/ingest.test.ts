import fastify from 'fastify';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { diskFiles } from '@pasal/core/files/disk-files';
import { PICTURE_WIDTHS } from '@pasal/shared/domain';
import { filesBelow } from '../testing/product-forms';
import { noise, photoOfTelephone, pixelBomb } from '../testing/test-pictures';
import { pictureIngest, type PictureIngest } from './ingest';
import * as messages from './messages';
import { FORMATS, CONTENT_TYPES } from './picture-variant';
import { registerPictures } from './register-pictures';

let root: string;
let uploadsDir: string;
let pictures: PictureIngest;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pasal-ingest-'));
  uploadsDir = join(root, 'uploads');
  await mkdir(uploadsDir);
  pictures = pictureIngest(diskFiles(uploadsDir));
});
afterEach(() => rm(root, { recursive: true }));

async function fileOf(bytes: Buffer | string, name = 'picture'): Promise<string> {
  const file = join(root, name);
  await writeFile(file, bytes);
  return file;
}
const take = async (bytes: Buffer | string) => {
  const [path = ''] = await pictures.take([await fileOf(bytes)]);
  return path;
};
const master = (path: string) => readFile(join(root, path));

describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('a picture in %s', (format) => {
  test('is drawn anew and served in every width and format without deriving', async () => {
    const path = await take(await noise(1400, 90).toFormat(format).toBuffer());
    expect(path).toMatch(/^\/uploads\/products\/[0-9a-f]{24}-[0-9a-f]{8}\.webp$/);
    expect(await sharp(await master(path)).metadata()).toMatchObject({
      format: 'webp',
      width: 1400,
    });
    const before = await filesBelow(uploadsDir);
    expect(before).toHaveLength(1 + 21);
    const app = fastify();
    await registerPictures(app, diskFiles(uploadsDir));
    for (const type of FORMATS) {
      for (const width of PICTURE_WIDTHS) {
        const headers = { accept: CONTENT_TYPES[type] };
        const answer = await app.inject({ url: `${path}?w=${width}`, headers });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([
          200,
          CONTENT_TYPES[type],
        ]);
        expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
      }
    }
    await app.close();
    expect(await filesBelow(uploadsDir)).toEqual(before);
  });

  test('of which the end is missing is refused', async () => {
    const whole = await noise().toFormat(format).toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length * 0.6));
    await expect(take(half)).rejects.toMatchObject({
      code: 'VALIDATION',
      message: messages.brokenPicture.en,
    });
    expect(await filesBelow(uploadsDir)).toEqual([]);
  });
});

test('two of one content have names of their own, so that each may go alone', async () => {
  const bytes = await noise().png().toBuffer();
  const [one, other] = [await take(bytes), await take(bytes)];
  expect(one).not.toBe(other);
  await pictures.remove([one]);
  expect(await filesBelow(uploadsDir)).toHaveLength(1 + 21);
  await pictures.remove([one, other, '/uploads/../x.webp', 'https://a.np/x.webp']);
  expect(await filesBelow(uploadsDir)).toEqual([]);
});

test('a telephone photo stands upright and says nothing of place, person or device', async () => {
  const photo = await photoOfTelephone();
  expect(photo.includes('Secret Phone')).toBe(true);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const path = await take(photo);
  const files = (await filesBelow(uploadsDir)).map((name) => join(uploadsDir, name));
  for (const file of files) {
    const bytes = await readFile(file);
    const { width = 0, height = 0, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(width).toBeLessThan(height);
    for (const word of ['Secret', 'Sita', 'Exif']) expect(bytes.includes(word)).toBe(false);
  }
  expect(path).not.toBe('');
});

test('what hangs on a picture or hides in it does not come along', async () => {
  const script = '<script>alert(1)</script>';
  const png = await noise().png().toBuffer();
  const jpeg = await noise().jpeg().toBuffer();
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, 2 + script.length]),
    Buffer.from(script),
  ]);
  const withComment = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  for (const polyglot of [Buffer.concat([png, Buffer.from(script)]), withComment]) {
    await take(polyglot);
  }
  const files = await filesBelow(uploadsDir);
  expect(files).toHaveLength(2 * 22);
  for (const file of files) {
    expect((await readFile(join(uploadsDir, file))).includes('script')).toBe(false);
  }
});

test.each(['heic', 'heix', 'mif1', 'msf1'])(
  'a picture of an iPhone, %s, is refused with what to do on the phone (D366)',
  async (brand) => {
    const bytes = Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
    await expect(take(bytes)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      message: messages.heicPicture.en,
    });
  },
);

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x</script></svg>'],
  ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['TIFF', Buffer.from('II*\0')],
  ['PDF', '%PDF-1.7\n'],
  ['ZIP', 'PK\u0003\u0004'],
  ['sound', 'RIFF\u0010\0\0\0WAVEfmt '],
  ['text that speaks of PNG', 'PNG\r\n'],
  ['nothing', ''],
])('%s is refused before any decoder sees it', async (_name, bytes) => {
  await expect(take(bytes)).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA',
    message: messages.noPictureType.en,
  });
  expect(await filesBelow(uploadsDir)).toEqual([]);
});

test.each([
  ['PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['JPEG', Buffer.from('ffd8ffe0', 'hex')],
  ['WebP', Buffer.from('RIFF\u0010\0\0\0WEBPVP8 ')],
  ['AVIF', Buffer.from('\0\0\0\u0018ftypavif\0\0\0\0mif1avif', 'latin1')],
])('a script that begins like %s is refused', async (_name, head) => {
  const bytes = Buffer.concat([head, Buffer.from('<svg onload=alert(1)>'.repeat(50))]);
  await expect(take(bytes)).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(await filesBelow(uploadsDir)).toEqual([]);
});

/** The most memory the process added while `task` ran, in bytes. */
async function memoryOf(task: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 2);
  await task().finally(() => clearInterval(timer));
  return Math.max(most, process.memoryUsage.rss()) - before;
}

describe('a picture of very many pixels', () => {
  const MOST_MEMORY = 150 * 1024 * 1024;

  test('14,000 × 14,000, is refused without being opened', async () => {
    const bomb = pixelBomb(14_000, 14_000);
    expect(bomb.length).toBeLessThan(100_000);
    const used = await memoryOf(() =>
      expect(take(bomb)).rejects.toMatchObject({ code: 'TOO_LARGE' }),
    );
    expect(used).toBeLessThan(MOST_MEMORY);
    expect(await filesBelow(uploadsDir)).toEqual([]);
  });

  test('40 megapixels, is taken, made smaller; one row more is refused', async () => {
    const used = await memoryOf(async () => {
      const path = await take(pixelBomb(8000, 5000));
      expect(await sharp(await master(path)).metadata()).toMatchObject({
        width: 1600,
        height: 1000,
      });
    });
    expect(used).toBeLessThan(MOST_MEMORY);
    await expect(take(pixelBomb(8000, 5001))).rejects.toMatchObject({
      code: 'TOO_LARGE',
      message: messages.tooManyPixels(40_000_000).en,
    });
  });
});

test('of several pictures all are taken or none', async () => {
  const good = await fileOf(await noise().png().toBuffer(), 'good');
  const bad = await fileOf('<svg/>', 'bad');
  await expect(pictures.take([good, good, bad])).rejects.toMatchObject({
    code: 'UNSUPPORTED_MEDIA',
  });
  expect(await filesBelow(uploadsDir)).toEqual([]);
  expect(new Set(await pictures.take([good, good])).size).toBe(2);
});
