import type { PublicProductsResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct, signedIn } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import {
  addThroughForm,
  fieldsOf,
  filesBelow,
  PRODUCT_FIELDS,
  sendForm,
  threeImages,
  type FormParts,
} from '../../../testing/product-forms';
import * as messages from '../../product-record/messages';
import { insertProduct } from './product-write.repository';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index));

onBothDatabases((shop) => {
  type Headers = Record<string, string>;
  let staff: Headers;
  let admin: Headers;

  beforeEach(async () => {
    staff = (await signedIn(shop(), 'staff')).headers;
    admin = (await signedIn(shop(), 'admin')).headers;
    // Makes the brand and the category, and a product that must stay unchanged.
    await createProduct(shop().db, { title: 'Other', slug: 'other' });
    await shop().db.insertInto('brand').values({ name: 'भान्सा' }).execute();
  });

  const add = (fields: Record<string, string> = {}, headers = staff) =>
    addThroughForm(shop(), headers, fields);
  const send = (parts: FormParts, headers = staff) => sendForm(shop(), { headers }, parts);
  const edit = (id: number, parts: FormParts, headers = staff) =>
    sendForm(shop(), { method: 'PUT', url: `/product/${id}`, headers }, parts);
  const publicTitles = async () => {
    const { body } = await shop().call<PublicProductsResponse>({ url: '/product/public' });
    return body.products.map(({ title }) => title);
  };

  describe('a new product', () => {
    test("of staff waits for approval, and is in the shop's listing at once after it", async () => {
      const images = await threeImages();
      const parts = [...fieldsOf({ ...PRODUCT_FIELDS, status: 'approve' }), ...images];
      const { status, body } = await send(parts);
      expect([status, body.message]).toEqual([201, 'Product added successfully!']);
      expect(body.product).toMatchObject({
        slug: 'dome-camera-4mp',
        title: 'Dome Camera 4MP',
        brand: 'Nepcam',
        category: 'Security Cameras',
        price: 2250,
        original_price: 2500,
        discount_percentage: 10,
        in_stock: 7,
        status: 'pending',
        section: null,
        version: 1,
        variants: [],
      });
      expect(await publicTitles()).toEqual(['Other']);
      const approved = await edit(body.product.id, [['status', 'approve']], admin);
      expect([approved.status, approved.body.message]).toEqual([
        200,
        'Product updated successfully!',
      ]);
      expect((await publicTitles()).toSorted()).toEqual(['Dome Camera 4MP', 'Other']);
      expect(await brokenInvariants(shop().db)).toEqual([]);
    });

    test('of an administrator has the status the form says', async () => {
      expect((await add({ status: 'approve' }, admin)).status).toBe('approve');
      expect((await add({}, admin)).status).toBe('pending');
    });

    test('has the price the server computes, whatever price is sent, and nothing else it is told', async () => {
      const product = await add({
        price: '1',
        original_price: '99.99',
        discount_percentage: '33',
        id: '77',
        slug: 'mine',
        version: '9',
        created_at: '2000-01-01',
        price_paisa: '1',
      });
      expect(product).toMatchObject({ price: 66.99, original_price: 99.99, version: 1 });
      expect(product).toMatchObject({ id: 2, slug: 'dome-camera-4mp' });
      expect(product.created_at.slice(0, 4)).not.toBe('2000');
    });

    test('carries every field of the form', async () => {
      const product = await add({
        section: 'weekly_deals',
        fast_delivery: 'true',
        is_popular: 'true',
        warranty: '1 year',
        remarks: ' from Hari ',
        variants: '[{"id":1,"price":10.5,"x":2}]',
        additional_description: '<p onclick="x()">Good</p><script>alert(1)</script>',
      });
      expect(product).toMatchObject({
        section: 'weekly_deals',
        fast_delivery: true,
        is_popular: true,
        warranty: '1 year',
        remarks: 'from Hari',
        variants: [{ id: 1, price: 10.5, name: 'Option 1', in_stock: 7 }],
        additional_description: '<p>Good</p>',
      });
    });

    test('finds brand and category in any case, and links the two', async () => {
      const product = await add({ brand: 'भान्सा', category: 'SECURITY cameras' });
      expect([product.brand, product.category]).toEqual(['भान्सा', 'Security Cameras']);
      await add({ brand: 'भान्सा' });
      const { body } = await shop().call<{ categories: { brands: { name: string }[] }[] }>({
        url: '/category',
      });
      expect(body.categories[0]?.brands.map(({ name }) => name)).toEqual(['भान्सा']);
    });

    test('of a Nepali title has an address to read', async () => {
      expect((await add({ title: 'सुरक्षा क्यामेरा' })).slug).toBe('suraksha-kyamera');
    });

    test('gets a slug of its own, with 20 of one title at once', async () => {
      const { db } = shop();
      const { brand_id, category_id } = await db
        .selectFrom('product')
        .select(['brand_id', 'category_id'])
        .executeTakeFirstOrThrow();
      const product = {
        title: 'Dome',
        brand_id,
        category_id,
        original_price_paisa: 100,
        price_paisa: 100,
        in_stock: 3,
        images: '[]',
      };
      await Promise.all(
        times(20, () => db.transaction().execute((trx) => insertProduct(trx, product))),
      );
      const rows = await db
        .selectFrom('product')
        .select('slug')
        .where('title', '=', 'Dome')
        .execute();
      const expected = times(20, (index) => (index === 0 ? 'dome' : `dome-${index + 1}`));
      expect(rows.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted());
      expect(await brokenInvariants(db)).toEqual([]);
    });

    test('of a known title gets the next slug', async () => {
      expect((await add()).slug).toBe('dome-camera-4mp');
      expect((await add()).slug).toBe('dome-camera-4mp-2');
    });

    test('with a wrong field is refused and leaves nothing', async () => {
      const before = await filesBelow(shop().uploadsDir);
      const wrong = { brand: 'Nobody', category: 'Nothing', in_stock: '-1', title: 'NUL \0' };
      for (const [field, value] of Object.entries(wrong)) {
        const fields = fieldsOf({ ...PRODUCT_FIELDS, [field]: value });
        const { status, body } = await send([...fields, ...(await threeImages())]);
        expect([field, status, body.code]).toEqual([field, 400, 'VALIDATION']);
      }
      expect(await filesBelow(shop().uploadsDir)).toEqual(before);
      expect(await publicTitles()).toEqual(['Other']);
    });

    test('of which nothing would be left after the discount is refused', async () => {
      const fields = { ...PRODUCT_FIELDS, original_price: '0.01', discount_percentage: '99' };
      const { status, body } = await send([...fieldsOf(fields), ...(await threeImages())]);
      expect([status, body.message]).toEqual([400, messages.priceOfNothing.en]);
    });

    test('without a required field, or without its pictures, is refused', async () => {
      const { title: _title, ...untitled } = PRODUCT_FIELDS;
      const images = await threeImages();
      const missing = await send([...fieldsOf(untitled), ...images]);
      expect(missing.status).toBe(400);
      expect(missing.body.details).toEqual([expect.objectContaining({ path: 'title' })]);
      for (const count of [0, 2, 4]) {
        const some = [...images, ...images].slice(0, count);
        const answer = await send([...fieldsOf(PRODUCT_FIELDS), ...some]);
        expect([count, answer.status, answer.body.message]).toEqual([
          count,
          400,
          messages.threePictures.en,
        ]);
      }
    });
  });
});
