import { readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type {
  ActivitiesResponse,
  BrandResponse,
  CategoriesResponse,
  ManagedCategoriesResponse,
} from '@pasal/shared/contracts';
import { missingPictures, unnamedPictures } from '../../operator/picture-check';
import { openPictureFolder } from '../../pictures/picture-folder';
import { onBothDatabases } from '../../testing/database/both-databases';
import { signedIn } from '../../testing/factories';
import { filesBelow, sendForm, type FormParts } from '../../testing/product-forms';
import { photoOfTelephone } from '../../testing/test-pictures';
import * as messages from './messages';

/** A wordmark as owners have it: a shape on a transparent background. */
const onNothing = (colour: string) =>
  sharp({ create: { width: 90, height: 30, channels: 4, background: '#00000000' } })
    .composite([
      {
        input: { create: { width: 30, height: 20, channels: 3, background: colour } },
        top: 5,
        left: 30,
      },
    ])
    .png()
    .toBuffer();

onBothDatabases((shop) => {
  let headers: Record<string, string>;
  let id: number;
  beforeEach(async () => {
    await rm(shop().uploadsDir, { recursive: true, force: true });
    await openPictureFolder(shop().db, shop().pictures);
    ({ headers } = await signedIn(shop(), 'admin'));
    const added = await shop().call<BrandResponse>({
      method: 'POST',
      url: '/category/brand',
      headers,
      body: { name: 'Nepcam' },
    });
    expect(added.body.brand.logo).toBeNull();
    ({ id } = added.body.brand);
  });

  type Refusable = BrandResponse & { code?: string };
  const url = (brand = id) => `/category/brand/${brand}/logo`;
  const send = (parts: FormParts, brand = id) =>
    sendForm<Refusable>(shop(), { method: 'PUT', url: url(brand), headers }, parts);
  const upload = async (colour: string, more: FormParts = []) =>
    send([...more, ['logo', { name: 'logo.png', bytes: await onNothing(colour) }]]);
  const remove = (seen?: string) =>
    shop().call<Refusable>({
      method: 'DELETE',
      url: `${url()}${seen === undefined ? '' : `?seen=${encodeURIComponent(seen)}`}`,
      headers,
    });
  const masters = async () =>
    (await filesBelow(shop().uploadsDir)).filter((name) => name.startsWith('products/'));
  const managed = async () =>
    (await shop().call<ManagedCategoriesResponse>({ url: '/category/manage', headers })).body
      .brands[0]?.logo;

  test('a logo is drawn anew, keeps its transparency and goes out to visitors at once', async () => {
    const body = { name: 'Cameras' };
    const made = await shop().call<{ category: { id: number } }>({
      method: 'POST',
      url: '/category',
      headers,
      body,
    });
    await shop().call({
      method: 'PUT',
      url: `/category/${made.body.category.id}/brands`,
      headers,
      body: { brand_ids: [id], seen: [] },
    });
    const shown = async () =>
      (await shop().call<CategoriesResponse>({ url: '/category' })).body.categories[0]?.brands;
    expect(await shown()).toEqual([{ id, name: 'Nepcam', logo: null }]);
    const saved = await upload('red');
    expect([saved.status, saved.body.message]).toEqual([200, messages.logoSaved.en]);
    const { logo } = saved.body.brand;
    expect(logo).toMatch(/^\/uploads\/products\/.*\.webp$/);
    expect(await shown()).toEqual([{ id, name: 'Nepcam', logo }]);
    expect(await managed()).toBe(logo);
    const renamed = await shop().call<BrandResponse>({
      method: 'PUT',
      url: `/category/brand/${id}`,
      headers,
      body: { name: 'Himcam' },
    });
    expect(renamed.body.brand).toEqual({ id, name: 'Himcam', logo });
    const served = (await filesBelow(shop().uploadsDir)).find((name) => name.endsWith('-160.webp'));
    const { data, info } = await sharp(join(shop().uploadsDir, String(served)))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
  });

  test('nothing of the file but its pixels is kept', async () => {
    const saved = await send([['logo', { name: 'logo.png', bytes: await photoOfTelephone() }]]);
    const file = join(shop().uploadsDir, String(saved.body.brand.logo).replace('/uploads/', ''));
    const picture = await readFile(file);
    expect(picture.includes('Secret Phone')).toBe(false);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 200 });
  });

  test('another logo takes the place of the first, and both go with the brand', async () => {
    const first = (await upload('red')).body.brand.logo;
    const second = (await upload('blue')).body.brand.logo;
    expect(second).not.toBe(first);
    expect(await masters()).toEqual([second?.replace('/uploads/', '')]);
    expect((await remove()).body).toMatchObject({
      message: messages.logoRemoved.en,
      brand: { id, name: 'Nepcam', logo: null },
    });
    expect(await managed()).toBeNull();
    expect(await filesBelow(shop().uploadsDir)).toEqual([]);
    await upload('green');
    await shop().call({ method: 'DELETE', url: `/category/brand/${id}`, headers });
    expect(await filesBelow(shop().uploadsDir)).toEqual([]);
  });

  test('what is no picture, no file, two files and no brand are refused, and leave nothing', async () => {
    const text = { name: 'logo.png', bytes: Buffer.from('<svg onload="alert(1)"/>') };
    const one = { name: 'logo.png', bytes: await onNothing('red') };
    expect((await send([['logo', text]])).status).toBe(415);
    expect((await send([['seen', '']])).status).toBe(400);
    expect((await send([['image', one]])).status).toBe(400);
    expect(
      (
        await send([
          ['logo', one],
          ['logo', one],
        ])
      ).status,
    ).toBe(400);
    expect((await send([['logo', one]], 99)).status).toBe(404);
    expect(await filesBelow(shop().uploadsDir)).toEqual([]);
    expect(await managed()).toBeNull();
  });

  test('changed by someone else meanwhile: 409, and theirs stays', async () => {
    const { logo } = (await upload('red', [['seen', '']])).body.brand;
    const late = await upload('blue', [['seen', '']]);
    expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
    expect((await remove('/uploads/an-earlier-one.webp')).status).toBe(409);
    expect(await managed()).toBe(logo);
    expect(await masters()).toHaveLength(1);
    expect((await remove(String(logo))).status).toBe(200);
  });

  test('the log tells who changed a logo, and no path', async () => {
    await upload('red');
    await remove();
    const { body } = await shop().call<ActivitiesResponse>({ url: '/activity', headers });
    const told = body.activities.map(({ action, kind, thing, changes }) => [
      action,
      kind,
      thing,
      changes,
    ]);
    const change = [{ field: 'logo', before: null, after: null }];
    expect(told.slice(0, 2)).toEqual([
      ['change', 'brand', 'Nepcam', change],
      ['change', 'brand', 'Nepcam', change],
    ]);
  });

  test('doctor knows the file, and misses it when it is gone', async () => {
    const { logo } = (await upload('red')).body.brand;
    const { db, uploadsDir, pictures } = shop();
    expect(await missingPictures(db, pictures)).toEqual([]);
    const file = join(uploadsDir, String(logo).replace('/uploads/', ''));
    // So old that no form can still be about to name it.
    await utimes(file, 0, 0);
    expect(await unnamedPictures(db, pictures)).toEqual([]);
    await rm(file);
    expect(await missingPictures(db, pictures)).toEqual([
      `Brand ${id} "Nepcam" names the picture ${logo}, which is not there.`,
    ]);
  });
});
