import { MAX_STOCK, type StaffProduct } from '@pasal/shared/contracts';
import { onPostgresFirst } from '../../../testing/database/both-databases';
import { pictureIngest } from '../../../pictures/ingest';
import {
  createCity,
  createProduct,
  createStaff,
  orderBody,
  signedIn,
} from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import {
  addThroughForm,
  fieldsOf,
  filesBelow,
  sendForm,
  threeImages,
  type FormParts,
} from '../../../testing/product-forms';
import { editProduct } from './product-edit.service';

onPostgresFirst((shop) => {
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
  const edit = (id: number, parts: FormParts, headers = staff) =>
    sendForm(shop(), { method: 'PUT', url: `/product/${id}`, headers }, parts);
  const read = async (id: number) => {
    const { body } = await shop().call<{ product: StaffProduct }>({
      url: `/product/${id}`,
      headers: admin,
    });
    return body.product;
  };

  describe('an edit', () => {
    test('changes what it sends and nothing else', async () => {
      const product = await add({
        warranty: '1 year',
        section: 'new_arrivals',
        remarks: 'a',
      });
      const { status, body } = await edit(product.id, [
        ['title', 'Bullet Camera'],
        ['discount_percentage', '20'],
        ['warranty', ''],
        ['price', '1'],
      ]);
      expect(status).toBe(200);
      const { updated_at, ...rest } = product;
      expect(body.product).toEqual({
        ...rest,
        title: 'Bullet Camera',
        discount_percentage: 20,
        price: 2000,
        warranty: null,
        version: 2,
        updated_at: expect.any(String),
      });
      expect(body.product.updated_at >= updated_at).toBe(true);
    });

    test('of what does not exist is 404, and of another body 415', async () => {
      expect((await edit(4711, [['title', 'x']])).status).toBe(404);
      const json = {
        method: 'PUT',
        url: '/product/1',
        headers: staff,
        body: { title: 'x' },
      } as const;
      expect((await shop().call(json)).status).toBe(415);
    });

    test('of an old version is told so', async () => {
      const { id } = await add();
      const first = await edit(id, [
        ['version', '1'],
        ['title', 'First'],
      ]);
      const second = await edit(id, [
        ['version', '1'],
        ['title', 'Second'],
      ]);
      expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'CONFLICT']);
      expect((await read(id)).title).toBe('First');
    });

    // Calls the service directly, so that all of them read before any of them writes.
    test('20 of one version at once: one is made, the others are told', async () => {
      const { id } = await add();
      const user = await createStaff(shop().db);
      const deps = { db: shop().db, pictures: pictureIngest(shop().pictures) };
      const answers = await Promise.allSettled(
        Array.from({ length: 20 }, (_value, index) => {
          const fields = new Map([
            ['version', ['1']],
            ['title', [`Title ${index}`]],
          ]);
          return editProduct(deps, user, id, { fields, files: [] });
        }),
      );
      const made = answers.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
      const told = answers.filter(
        (answer) => answer.status === 'rejected' && answer.reason.code === 'CONFLICT',
      );
      expect([made.length, told.length]).toEqual([1, 19]);
      expect(await read(id)).toMatchObject({ version: 2, title: `Title ${made[0]}` });
    });

    test('of other fields at the same time loses none of them', async () => {
      const { id } = await add();
      const changes = {
        title: 'T',
        description: 'D',
        warranty: 'W',
        remarks: 'R',
        section: 'weekly_deals',
        discount_percentage: '50',
        original_price: '100',
        is_popular: 'true',
        in_stock: '3',
      };
      await Promise.all(fieldsOf(changes).map((part) => edit(id, [part])));
      expect(await read(id)).toMatchObject({
        title: 'T',
        description: 'D',
        warranty: 'W',
        remarks: 'R',
        section: 'weekly_deals',
        discount_percentage: 50,
        original_price: 100,
        price: 50,
        is_popular: true,
        in_stock: 3,
        version: 10,
      });
      expect(await brokenInvariants(shop().db)).toEqual([]);
    });

    test('of the stock keeps what was sold since the editor looked', async () => {
      const { id } = await add({ status: 'approve', in_stock: '10' }, admin);
      const city = await createCity(shop().db);
      const line = { id, price: 2250, quantity: 1 };
      const buy = () =>
        shop().call({ method: 'POST', url: '/order-product', body: orderBody(city, [line]) });
      const restock = edit(id, [
        ['in_stock', '30'],
        ['in_stock_seen', '10'],
      ]);
      const answers = await Promise.all([...Array.from({ length: 8 }, buy), restock]);
      expect(answers.map((answer) => answer.status)).toEqual([...Array(8).fill(201), 200]);
      expect((await read(id)).in_stock).toBe(22);
      expect(await brokenInvariants(shop().db)).toEqual([]);
      const unchanged = await edit(id, [
        ['in_stock', '30'],
        ['in_stock_seen', '30'],
      ]);
      expect(unchanged.body.product.in_stock).toBe(22);
      const beyond = await edit(id, [
        ['in_stock', '0'],
        ['in_stock_seen', '30'],
      ]);
      expect([beyond.status, beyond.body.code]).toEqual([409, 'CONFLICT']);
    });

    test('never raises the stock above its maximum, whatever was seen of it', async () => {
      const { id } = await add({ in_stock: '28' });
      const above = await edit(id, [
        ['in_stock', String(MAX_STOCK)],
        ['in_stock_seen', '0'],
      ]);
      expect([above.status, above.body.details]).toMatchObject([400, [{ path: 'in_stock' }]]);
      expect((await read(id)).in_stock).toBe(28);
      const highest = await edit(id, [
        ['in_stock', String(MAX_STOCK - 1)],
        ['in_stock_seen', '27'],
      ]);
      expect(highest.body.product.in_stock).toBe(MAX_STOCK);
    });

    test('of the stock alone sets it, with the difference written down', async () => {
      const { id } = await add({ in_stock: '10' });
      await edit(id, [['in_stock', '4']]);
      const moves = await shop()
        .db.selectFrom('stock_movement')
        .select(['quantity', 'reason'])
        .where('product_id', '=', id)
        .orderBy('id')
        .execute();
      expect(moves).toEqual([
        { quantity: 10, reason: 'initial' },
        { quantity: -6, reason: 'edit' },
      ]);
    });
  });

  describe('the status', () => {
    test('is moved between pending and canceled by staff, in and out of approved by the admin', async () => {
      const { id } = await add();
      const set = async (status: string, headers: Headers) =>
        (await edit(id, [['status', status]], headers)).status;
      expect(await set('cancel', staff)).toBe(200);
      expect(await set('pending', staff)).toBe(200);
      expect(await set('approve', staff)).toBe(403);
      expect(await set('approve', admin)).toBe(200);
      expect(await set('cancel', staff)).toBe(403);
      expect(await set('approve', staff)).toBe(200);
      expect(await set('pending', admin)).toBe(200);
    });

    test('stays approved when staff edit an approved product', async () => {
      const { id } = await add({ status: 'approve' }, admin);
      const { body } = await edit(id, [['title', 'Better']]);
      expect(body.product).toMatchObject({ title: 'Better', status: 'approve' });
    });
  });

  test('pictures that a banner or another product shows stay on the disk', async () => {
    const { id, images } = await add();
    const [first = '', second = '', third = ''] = images;
    await shop().db.insertInto('banner').values({ image: first }).execute();
    await shop()
      .db.updateTable('product')
      .set({ images: JSON.stringify([second]) })
      .where('slug', '=', 'other')
      .execute();
    await edit(id, [
      ...[0, 1, 2].map((slot): FormParts[number] => ['imageIndex', String(slot)]),
      ...(await threeImages()),
    ]);
    const left = (await filesBelow(shop().uploadsDir)).map((name) => `/uploads/${name}`);
    expect(left).toEqual(expect.arrayContaining([first, second]));
    expect(left).not.toContain(third);
  });
});
