import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDirectoryError } from '@pasal/core/data-directory/data-directory-error';
import { onBothDatabases } from '../testing/database/both-databases';
import { createProduct, signedIn } from '../testing/factories';
import {
  addThroughForm,
  fieldsOf,
  imagePart,
  PRODUCT_FIELDS,
  sendForm,
  threeImages,
} from '../testing/product-forms';
import { withIncoming } from './ingest-incoming';
import * as messages from './messages';
import { hasPictureFolder, MARK, openPictureFolder } from './picture-folder';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

onBothDatabases((shop) => {
  const uploads = () => shop().uploadsDir;
  const elsewhere = () => `${uploads()}-elsewhere`;
  const open = () => openPictureFolder(shop().db, shop().pictures);
  const ready = async () => {
    const { statusCode, body } = await shop().app.inject('/readyz');
    return [statusCode, (JSON.parse(body) as { message?: string }).message];
  };
  const READY = [200, undefined];
  const AWAY = [503, messages.picturesAway.en];

  beforeEach(async () => {
    shop().app.log.level = 'silent';
    await rm(elsewhere(), { recursive: true, force: true });
    await rm(uploads(), { recursive: true, force: true });
    await open();
  });

  test.each([
    ['gone', async () => undefined],
    ['an empty mount point', (dir: string) => mkdir(dir)],
  ])(
    'pictures away, %s: the shop lives without them, says so, makes no folder, and has them again',
    async (_how, leaveBehind) => {
      const { headers } = await signedIn(shop(), 'admin');
      // Makes the brand and the category.
      await createProduct(shop().db);
      const product = await addThroughForm(shop(), headers, { status: 'approve' });
      expect(await ready()).toEqual(READY);
      await rename(uploads(), elsewhere());
      await leaveBehind(uploads());
      const left = await isThere(uploads());

      expect(await ready()).toEqual(AWAY);
      const parts = [...fieldsOf(PRODUCT_FIELDS), ...(await threeImages())];
      const added = await sendForm(shop(), { headers }, parts);
      expect([added.status, added.body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(added.body.message).toBe(messages.picturesAway.en);
      expect(added.headers['retry-after']).toBeDefined();
      const [, file] = await imagePart('red');
      const banner = await sendForm(shop(), { url: '/site/banner', headers }, [
        ['title', 'Sale'],
        ['image', file],
      ]);
      expect([banner.status, banner.body.message]).toEqual([503, messages.picturesAway.en]);
      // Work without pictures continues: texts of a product, and the shop itself.
      const { version, id } = product;
      const kept = product.images.map((image, slot) => [`existingImage_${slot}`, image] as const);
      const edited = await sendForm(shop(), { method: 'PUT', url: `/product/${id}`, headers }, [
        ...fieldsOf({ ...PRODUCT_FIELDS, title: 'Dome Camera 5MP', version: String(version) }),
        ...kept,
      ]);
      expect([edited.status, edited.body.message]).toEqual([200, expect.any(String)]);
      expect((await shop().call({ url: '/product/public' })).status).toBe(200);
      // A check for them creates nothing either.
      expect(await open()).toContain(uploads());
      expect(await isThere(uploads())).toBe(left);
      expect(left ? await readdir(uploads()) : []).toEqual([]);

      await rm(uploads(), { recursive: true, force: true });
      await rename(elsewhere(), uploads());
      expect(await ready()).toEqual(READY);
      expect((await sendForm(shop(), { headers }, parts)).status).toBe(201);
    },
  );

  test('the folder is made at the first start, and not where rows name pictures of which none is there', async () => {
    await rm(uploads(), { recursive: true });
    expect(await open()).toBeNull();
    expect(await readdir(uploads())).toEqual(['.incoming', MARK]);
    await rm(uploads(), { recursive: true });
    await createProduct(shop().db);
    const sentence = await open();
    expect(sentence).toContain(`The pictures' folder ${uploads()} is missing or empty`);
    expect(await isThere(uploads())).toBe(false);
    // With one of the pictures it is the right folder.
    await mkdir(uploads());
    await writeFile(join(uploads(), 'other.webp'), '');
    expect(await open()).toBe(sentence);
    await writeFile(join(uploads(), 'two.webp'), '');
    expect(await open()).toBeNull();
    expect(await hasPictureFolder(shop().pictures)).toBe(true);
  });

  test('of pictures that are lost for good the shop is told by a file', async () => {
    await rm(uploads(), { recursive: true });
    await createProduct(shop().db);
    await mkdir(uploads());
    expect(await ready()).toEqual(AWAY);
    await writeFile(join(uploads(), MARK), '');
    expect([await ready(), await open()]).toEqual([READY, null]);
  });

  test('a folder that cannot be made is named', async () => {
    await rm(uploads(), { recursive: true });
    await writeFile(uploads(), 'a file in the way');
    await expect(open()).rejects.toThrow(DataDirectoryError);
    await expect(open()).rejects.toThrow(
      `The pictures' folder ${uploads()} cannot be written: a file is in the way (EEXIST).`,
    );
  });

  test('pictures that go away while one is taken in: 503, and nothing is made in their place', async () => {
    const taking = withIncoming(shop().pictures, async (directory) => {
      const file = join(await directory(), '0');
      await rename(uploads(), elsewhere());
      await writeFile(file, 'half a picture');
    });
    await expect(taking).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await isThere(uploads())).toBe(false);
  });
});
