import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { registerAppIcons } from './register-app-icons';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    web: (scope, db, _platform, pictures) => registerAppIcons(scope, { db, pictures }),
  });
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
/** The colour of one pixel, red to alpha. */
async function pixelOf(picture: Buffer, left: number, top: number) {
  const at = { left, top, width: 1, height: 1 };
  return [...(await sharp(picture).ensureAlpha().extract(at).raw().toBuffer())];
}

test.each([
  ['/apple-touch-icon.png', 180],
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-512.png', 512],
])('%s is a picture of %d pixels, and small', async (url, size) => {
  const { rawPayload, headers } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: size,
    height: size,
  });
  expect(rawPayload.length).toBeLessThan(20_000);
});

test('what is cut into a shape has no edge of its own, the other has round corners', async () => {
  const ground = [11, 100, 119, 255];
  expect(await pixelOf((await get('/icon-maskable-512.png')).rawPayload, 0, 0)).toEqual(ground);
  const [, , , alpha] = await pixelOf((await get('/icon-512.png')).rawPayload, 0, 0);
  expect(alpha).toBe(0);
});

test('/favicon.ico holds three sizes, each a picture of its own', async () => {
  const { rawPayload: file, headers } = await get('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = file.subarray(6 + 16 * index);
    const at = entry.readUInt32LE(12);
    const picture = file.subarray(at, at + entry.readUInt32LE(8));
    expect(entry.readUInt8(0)).toBe(size);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size });
  }
});

test('the manifest has the shop’s name and icons that are there', async () => {
  const value = JSON.stringify({ shop_name: 'Himal', tagline: 'Wires & more' });
  await shop.db.insertInto('site_setting').values({ key: 'site', value }).execute();
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{ icons: { src: string; sizes: string; purpose?: string }[] }>();
  expect(manifest).toMatchObject({
    name: 'Himal',
    short_name: 'Himal',
    description: 'Wires & more',
    start_url: '/',
    display: 'standalone',
    theme_color: '#0b6477',
  });
  const pictures = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src } of pictures) expect((await get(src)).statusCode).toBe(200);
  const nepali = (await get('/manifest.webmanifest?language=ne')).json<object>();
  expect(nepali).toMatchObject({ name: 'Himal', lang: 'ne', start_url: '/ne', scope: '/' });
});

/** Sets a picture as the shop's icon. */
async function haveIcon(background: string, name: string) {
  const folder = join(shop.uploadsDir, 'products');
  await mkdir(folder, { recursive: true });
  const create = { width: 64, height: 64, channels: 3, background } as const;
  await sharp({ create })
    .webp({ lossless: true })
    .toFile(join(folder, `${name}.webp`));
  const value = JSON.stringify({ icon: `/uploads/products/${name}.webp` });
  await shop.db
    .insertInto('site_setting')
    .values({ key: 'looks', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

describe('an icon of the shop’s own', () => {
  test('is drawn in every form, and another takes its place at once', async () => {
    for (const [background, name, colour] of [
      ['#ff0000', 'aaaaaaaa11', [255, 0, 0, 255]],
      ['#0000ff', 'bbbbbbbb22', [0, 0, 255, 255]],
    ] as const) {
      await haveIcon(background, name);
      for (const url of ['/icon-192.png', '/icon-512.png']) {
        expect(await pixelOf((await get(url)).rawPayload, 90, 90)).toEqual(colour);
      }
      const shaped = (await get('/icon-maskable-512.png')).rawPayload;
      expect(await pixelOf(shaped, 256, 256)).toEqual(colour);
      expect(await pixelOf(shaped, 2, 2)).toEqual([255, 255, 255, 255]);
      expect((await get('/icon.svg')).body).toMatch(/<image href="data:image\/png;base64,/);
      const { icons } = (await get('/manifest.webmanifest')).json<{ icons: { src: string }[] }>();
      expect(icons.map(({ src }) => src)).toContain(`/icon-512.png?v=${name.slice(0, 8)}`);
    }
  });

  test('whose file has gone is Pasal’s', async () => {
    await haveIcon('#ff0000', 'cccccccc33');
    await rm(join(shop.uploadsDir, 'products/cccccccc33.webp'));
    expect((await get('/icon.svg')).body).toContain('#0b6477');
  });
});
