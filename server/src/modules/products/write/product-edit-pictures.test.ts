import type { StaffProduct } from '@pasal/shared/contracts';
import { createProduct, signedIn } from '../../../testing/factories';
import {
  addThroughForm,
  filesBelow,
  imagePart,
  sendForm,
  type FormParts,
} from '../../../testing/product-forms';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import * as messages from '../../product-record/messages';

let shop: TestApp;
let staff: Record<string, string>;

beforeAll(async () => {
  shop = await openTestApp();
});
beforeEach(async () => {
  await shop.reset();
  staff = (await signedIn(shop, 'staff')).headers;
  // Makes the brand and the category.
  await createProduct(shop.db);
});
afterAll(() => shop.close());

const add = () => addThroughForm(shop, staff);
const edit = (id: number, parts: FormParts) =>
  sendForm(shop, { method: 'PUT', url: `/product/${id}`, headers: staff }, parts);
const read = async (id: number) => {
  const { body } = await shop.call<{ product: StaffProduct }>({
    url: `/product/${id}`,
    headers: staff,
  });
  return body.product;
};

const masters = async () =>
  (await filesBelow(shop.uploadsDir)).filter((name) => name.startsWith('products/'));
const nameOf = (path: string | undefined) => String(path).replace('/uploads/', '');

describe('the pictures of an edit', () => {
  test('are replaced slot by slot, and the old file goes with its variants', async () => {
    const before = await masters();
    const { id, images } = await add();
    const { body } = await edit(id, [
      ['hasNewImages', 'true'],
      ['imageIndex', '2'],
      await imagePart('black'),
      ['imageIndex', '0'],
      await imagePart('white'),
      ['existingImage_1', String(images[1])],
    ]);
    const after = body.product.images;
    expect(after[1]).toBe(images[1]);
    expect(new Set([...after, ...images]).size).toBe(5);
    const expected = [...before, ...after.map(nameOf)].toSorted();
    expect(await masters()).toEqual(expected);
    const derived = (await filesBelow(shop.uploadsDir)).filter((name) =>
      name.startsWith('.derived/'),
    );
    expect(derived).toHaveLength(expected.length * 21);
  });

  test('stay as they are when the edit does not name them', async () => {
    const { id, images } = await add();
    expect((await edit(id, [['title', 'x']])).body.product.images).toEqual(images);
    const one = await edit(id, [['imageIndex', '1'], await imagePart('black')]);
    expect(one.body.product.images).toEqual([images[0], expect.any(String), images[2]]);
    const swapped = await edit(id, [
      ['existingImage_0', String(images[2])],
      ['existingImage_2', String(images[0])],
    ]);
    expect(swapped.body.product.images).toEqual([images[2], one.body.product.images[1], images[0]]);
  });

  test('are never those of another product', async () => {
    const mine = await add();
    const other = await add();
    const kept = await masters();
    for (const path of [other.images[0], '/uploads/../secret.png', '', '/uploads/one.webp']) {
      const { status, body } = await edit(mine.id, [
        ['existingImage_0', String(path)],
        ['imageIndex', '1'],
        await imagePart('black'),
      ]);
      expect([status, body.message]).toEqual([400, messages.foreignPicture.en]);
    }
    expect((await read(mine.id)).images).toEqual(mine.images);
    expect(await masters()).toEqual(kept);
  });

  test.each([
    ['no slot', []],
    ['a slot that is none', ['3']],
    ['a slot that is no number', ['x']],
    ['too many slots', ['0', '1']],
  ])('with %s are refused', async (_name, indexes) => {
    const { id, images } = await add();
    const parts: FormParts = [
      ...indexes.map((index): FormParts[number] => ['imageIndex', index]),
      await imagePart('black'),
    ];
    expect((await edit(id, parts)).status).toBe(400);
    expect((await read(id)).images).toEqual(images);
  });

  test('with a slot twice, named twice or announced wrongly are refused', async () => {
    const { id, images } = await add();
    const black = await imagePart('black');
    const wrong: FormParts[] = [
      [['imageIndex', '0'], black, ['imageIndex', '0'], black],
      [['imageIndex', '0'], black, ['existingImage_0', String(images[0])]],
      [
        ['hasNewImages', 'true'],
        ['existingImage_0', String(images[0])],
      ],
      [['hasNewImages', 'false'], ['imageIndex', '0'], black],
    ];
    for (const parts of wrong) expect((await edit(id, parts)).status).toBe(400);
    expect((await read(id)).images).toEqual(images);
  });

  test('two edits of two slots at once: both are there, and nothing is left over', async () => {
    const before = await masters();
    const { id, images } = await add();
    await Promise.all(
      [0, 1].map(async (slot) =>
        edit(id, [['imageIndex', String(slot)], await imagePart(slot === 0 ? 'black' : 'white')]),
      ),
    );
    const after = (await read(id)).images;
    expect(after.filter((path) => images.includes(path))).toEqual([images[2]]);
    expect(await masters()).toEqual([...before, ...after.map(nameOf)].toSorted());
  });

  test('go when the product is deleted', async () => {
    const before = await filesBelow(shop.uploadsDir);
    const { id } = await add();
    await shop.call({ method: 'DELETE', url: `/product/${id}`, headers: staff });
    expect(await filesBelow(shop.uploadsDir)).toEqual(before);
  });
});
