import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { diskFiles } from '@pasal/core/files/disk-files';
import { sendError } from '@pasal/core/http/errors/error-response';
import * as messages from './messages';
import { findPicture } from './picture-source';
import { registerPictures } from './register-pictures';

const CHROME = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

let root: string;
let uploadsDir: string;
let app: FastifyInstance;

function picture(background: string) {
  return sharp({ create: { width: 500, height: 400, channels: 3, background } });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pasal-pictures-'));
  uploadsDir = join(root, 'uploads');
  await mkdir(join(uploadsDir, 'demo'), { recursive: true });
  await picture('#0b6477')
    .webp()
    .toFile(join(uploadsDir, 'demo', 'camera-1.webp'));
  await picture('#c63d17').png().toFile(join(root, 'secret.png'));
  await picture('#c63d17').png().toFile(join(uploadsDir, '.hidden.png'));
  await symlink(join(root, 'secret.png'), join(uploadsDir, 'way-out.png'));
  await writeFile(join(uploadsDir, 'broken.webp'), 'not a picture');
  await writeFile(join(uploadsDir, 'page.html'), '<script></script>');
  app = fastify();
  app.setErrorHandler(sendError);
  await registerPictures(app, diskFiles(uploadsDir));
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

function ask(url: string, accept = CHROME, method: 'GET' | 'HEAD' = 'GET') {
  return app.inject({ method, url, headers: { accept } });
}

describe('a picture', () => {
  it.each([
    [CHROME, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0,image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('to a browser that accepts %s comes as %s', async (accept, type, format) => {
    const answer = await ask('/uploads/demo/camera-1.webp?w=160', accept);
    const { width, height, format: actual } = await sharp(answer.rawPayload).metadata();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect({ width, height, actual }).toEqual({ width: 160, height: 128, actual: format });
    expect(answer.headers).toMatchObject({
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['', '?w=640', '?w=1280'])('asked for with "%s" is never enlarged', async (query) => {
    const answer = await ask(`/uploads/demo/camera-1.webp${query}`, 'image/webp');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(500);
  });

  it.each(['161', '', '0', '-160', 'abc', '160&w=320'])('in width %s is refused', async (width) => {
    const answer = await ask(`/uploads/demo/camera-1.webp?w=${width}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', message: messages.unknownWidth.en });
    expect(answer.json()).toHaveProperty('requestId');
  });

  it('has a tag by which a browser saves the transfer', async () => {
    const first = await ask('/uploads/demo/camera-1.webp?w=320', 'image/webp');
    const etag = String(first.headers.etag);
    const again = await app.inject({
      url: '/uploads/demo/camera-1.webp?w=320',
      headers: { accept: 'image/webp', 'if-none-match': etag },
    });
    const other = await ask('/uploads/demo/camera-1.webp?w=480', 'image/webp');
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(other.headers.etag).not.toBe(etag);
  });

  it('answers HEAD with the headers alone', async () => {
    const url = '/uploads/demo/camera-1.webp?w=320';
    const [get, head] = [await ask(url), await ask(url, CHROME, 'HEAD')];
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('asked for by many at once is made once and kept whole', async () => {
    const url = '/uploads/demo/camera-1.webp?w=960';
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(url, 'image/webp')));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const [first, ...rest] = answers.map(({ rawPayload }) => rawPayload.toString('base64'));
    expect(rest.every((body) => body === first)).toBe(true);
    const kept = await readdir(join(uploadsDir, '.derived'));
    expect(kept.filter((name) => name.endsWith('-960.webp'))).toHaveLength(1);
    expect(kept.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('that is replaced is made anew', async () => {
    const file = join(uploadsDir, 'changing.png');
    const paint = (background: string, width: number) =>
      sharp({ create: { width, height: 100, channels: 3, background } })
        .png()
        .toFile(file);
    await paint('#ffffff', 100);
    const before = await ask('/uploads/changing.png', 'image/webp');
    await paint('#000000', 120);
    const after = await ask('/uploads/changing.png', 'image/webp');
    expect((await sharp(after.rawPayload).metadata()).width).toBe(120);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('what is no picture of the shop', () => {
  it.each([
    '/uploads/demo/unknown.webp',
    '/uploads/',
    '/uploads/demo',
    '/uploads/demo/',
    '/uploads/..%2fsecret.png',
    '/uploads/demo/..%5c..%5csecret.png',
    '/uploads/demo/%00.png',
    '/uploads/.hidden.png',
    '/uploads/.derived/x.webp',
    '/uploads/way-out.png',
    '/uploads/page.html',
    '/uploads/broken.webp',
  ])('is not found: %s', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: messages.noSuchPicture.en });
    expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

// The test's own transport normalises these addresses before the server sees them.
it.each(['../secret.png', 'demo/../../secret.png', './demo/camera-1.webp', '/demo/camera-1.webp'])(
  'a way round the directory leads nowhere: %s',
  async (path) => {
    expect(await findPicture(diskFiles(uploadsDir), path)).toBeNull();
  },
);
