import {
  MAX_IMPORT_CHARACTERS,
  MAX_IMPORT_PROBLEMS,
  MAX_IMPORT_ROWS,
  type BulkPriceResponse,
  type BulkStatusResponse,
  type ErrorResponse,
  type ProductImportResponse,
  type StaffProduct,
  type User,
} from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct, createVariants, signedIn } from '../../../testing/factories';
import { failingAt } from '../../../testing/failing-at';
import { brokenInvariants } from '../../../testing/database/invariants';
import { addThroughForm } from '../../../testing/product-forms';
import { changeStatuses } from './product-bulk-status.service';

onBothDatabases((shop) => {
  type Headers = Record<string, string>;
  let staff: Headers;
  let admin: Headers;
  let actor: User;

  beforeEach(async () => {
    staff = (await signedIn(shop(), 'staff')).headers;
    const { headers, ...user } = await signedIn(shop(), 'admin');
    [admin, actor] = [headers, user];
  });

  const product = (title: string, part: object = {}) =>
    createProduct(shop().db, { title, slug: title.toLowerCase().replaceAll(' ', '-'), ...part });
  const read = async (id: number) =>
    (await shop().call<{ product: StaffProduct }>({ url: `/product/${id}`, headers: admin })).body
      .product;
  const importCsv = async (csv: string, { headers = admin, dry_run = false } = {}) => {
    const body = { csv, dry_run };
    const answer = await shop().call<ProductImportResponse & ErrorResponse>({
      method: 'POST',
      url: '/product/import',
      headers,
      body,
    });
    return answer;
  };
  const exportCsv = async (query = '', headers = admin) => {
    const {
      body,
      statusCode,
      headers: sent,
    } = await shop().app.inject({
      url: `/api/v1/product/export${query}`,
      headers: { host: 'shop.test', origin: 'http://shop.test', ...headers },
    });
    return { body, statusCode, type: sent['content-type'], name: sent['content-disposition'] };
  };
  const setStatus = async (status: string, products: object[], headers: Headers) =>
    shop().call<BulkStatusResponse>({
      method: 'PUT',
      url: '/product/bulk-status',
      headers,
      body: { status, products },
    });

  const changePricesOf = async (body: object) =>
    (
      await shop().call<BulkPriceResponse>({
        method: 'PUT',
        url: '/product/bulk-price',
        headers: staff,
        body: { by: 'percent', amount: -5, dry_run: false, ...body },
      })
    ).body;
  const titlesOf = async (query: string) =>
    (
      await shop().call<{ products: StaffProduct[]; total: number }>({
        url: `/product?${query}`,
        headers: staff,
      })
    ).body.products.map(({ title }) => title);

  describe('one status for several products', () => {
    test('each may have it or not, on its own (D25)', async () => {
      const [pending, approved] = [
        await product('Bell', { status: 'pending' }),
        await product('Lock', { status: 'approve' }),
      ];
      const both = [pending, approved].map(({ id }) => ({ id, version: 1 }));
      const byStaff = await setStatus('cancel', both, staff);
      expect(byStaff.body.message).toBe('1 of 2 products changed.');
      expect(byStaff.body.results.map(({ problem }) => problem)).toEqual([
        null,
        'Only administrators can approve a product or withdraw approval.',
      ]);
      expect((await read(approved.id)).status).toBe('approve');
      const byAdmin = await setStatus(
        'approve',
        [
          { id: pending.id, version: 2 },
          { id: 4711, version: 1 },
        ],
        admin,
      );
      expect(byAdmin.body.results.map(({ problem }) => problem)).toEqual([
        null,
        'Product not found',
      ]);
      expect(await read(pending.id)).toMatchObject({ status: 'approve', version: 3 });
    });

    test('one that was changed meanwhile stays as it is (D23)', async () => {
      const { id } = await product('Bell', { status: 'pending' });
      await setStatus('cancel', [{ id, version: 1 }], staff);
      const late = await setStatus('approve', [{ id, version: 1 }], admin);
      expect(late.body.results[0]?.problem).toMatch(/changed this product/);
      expect(await read(id)).toMatchObject({ status: 'cancel', version: 2 });
    });

    test('one that breaks off in the middle says what was done', async () => {
      const made = [];
      for (const title of ['Bell', 'Lock', 'Lamp']) {
        made.push(await product(title, { status: 'pending' }));
      }
      const seen = made.map(({ id }) => ({ id, version: 1 }));
      await failingAt(shop().db, 'Lock', async () => {
        const { status, body } = await setStatus('cancel', seen, admin);
        expect([status, body.message]).toEqual([200, '1 of 3 products changed.']);
        expect(body.results.map(({ problem }) => problem)).toEqual([
          null,
          expect.stringMatching(/couldn't be reached/),
          expect.stringMatching(/^Not changed/),
        ]);
        const next = { status: 'cancel', products: seen.slice(1) } as const;
        await expect(changeStatuses(shop().db, actor, next)).rejects.toThrow('gone');
      });
      const statuses = await Promise.all(made.map(async ({ id }) => (await read(id)).status));
      expect(statuses).toEqual(['cancel', 'pending', 'pending']);
    });

    test('is in the activity log, and visitors see it at once', async () => {
      const { id, slug } = await product('Bell', { status: 'pending' });
      const visit = async () => (await shop().call({ url: `/product/slug/${slug}` })).status;
      expect(await visit()).toBe(404);
      await setStatus('approve', [{ id, version: 1 }], admin);
      expect(await visit()).toBe(200);
      const { body } = await shop().call<{ activities: { kind: string; thing: string }[] }>({
        url: '/activity?kind=product',
        headers: admin,
      });
      expect(JSON.stringify(body)).toContain('Bell');
      expect(JSON.stringify(body)).toContain('"after":"approve"');
    });
  });

  describe('other prices for several products', () => {
    test('are told before, then written in one call; what cannot be stays and says why', async () => {
      const card = await product('Card', { in_stock: 0 });
      const lamp = await addThroughForm(shop(), admin, { title: 'Lamp', original_price: '2999' });
      await createVariants(shop().db, card.id, [
        { name: '64 GB', price: 1000, in_stock: 4 },
        { name: '128 GB', price: 1800, in_stock: 2 },
      ]);
      const cardNow = await read(card.id);
      const products = [lamp, cardNow, { id: 4711, version: 1 }].map(({ id, version }) => ({
        id,
        version,
      }));
      const looked = await changePricesOf({ products, dry_run: true });
      expect(looked.results).toMatchObject([
        { from: { price: 2699.1, original_price: 2999 }, to: { original_price: 2849.05 } },
        { from: { price: cardNow.price }, problem: null },
        { to: null, problem: 'Product not found' },
      ]);
      expect(await read(lamp.id)).toMatchObject({ version: lamp.version, original_price: 2999 });
      const done = await changePricesOf({ products });
      expect(done.message).toBe('2 of 3 prices changed.');
      expect(done.results).toEqual(looked.results);
      expect(await read(lamp.id)).toMatchObject({ original_price: 2849.05, price: 2564.15 });
      expect((await read(card.id)).variants.map(({ price }) => price)).toEqual([950, 1710]);
      // Seen before someone changed it, or sent without a price.
      const late = await changePricesOf({ products: products.slice(0, 1) });
      expect(late.results[0]?.problem).toMatch(/changed this product/);
      const { version } = await read(lamp.id);
      const gone = await changePricesOf({
        by: 'rupees',
        amount: -3000,
        products: [{ id: lamp.id, version }],
      });
      expect(gone.results[0]?.problem).toMatch(/above zero/);
      expect(await brokenInvariants(shop().db)).toEqual([]);
    });
  });

  describe('the list', () => {
    test('is sorted by any column, searched or not, and shows what is nearly gone', async () => {
      await product('Bell', { status: 'approve', in_stock: 3 });
      await product('Lamp', { status: 'approve', in_stock: 60 });
      await product('Axe bell', { status: 'pending', in_stock: 1 });
      expect(await titlesOf('')).toEqual(['Axe bell', 'Lamp', 'Bell']);
      expect(await titlesOf('sort=title_asc')).toEqual(['Axe bell', 'Bell', 'Lamp']);
      expect(await titlesOf('sort=stock_desc&limit=2')).toEqual(['Lamp', 'Bell']);
      expect(await titlesOf('sort=stock_asc&search=bell')).toEqual(['Axe bell', 'Bell']);
      for (const name of ['id', 'category', 'brand', 'price', 'status']) {
        expect(await titlesOf(`sort=${name}_desc`)).toHaveLength(3);
      }
      expect(await titlesOf('stock=low')).toEqual(['Bell']);
    });
  });

  describe('the export', () => {
    test('holds every product the filters leave, as a file Excel reads', async () => {
      await product('Bell', { status: 'pending' });
      await product('Lock', { status: 'approve' });
      const { body, type, name } = await exportCsv('?status=approve');
      expect(type).toBe('text/csv; charset=utf-8');
      expect(name).toMatch(/^attachment; filename="products-\d{4}-\d\d-\d\d\.csv"$/);
      expect(
        body.startsWith(
          '\uFEFFid,slug,variant,variant_name,variant_code,title,brand,category,subcategory,original_price,',
        ),
      ).toBe(true);
      expect(body).toContain('Lock');
      expect(body).not.toContain('Bell');
      expect((await exportCsv('?search=bell')).body).toContain('Bell');
      expect((await exportCsv('', {})).statusCode).toBe(401);
    });

    test('runs no formula in a spreadsheet, and what it wrote can be read back', async () => {
      const title = '=HYPERLINK("http://evil.test")';
      const { id } = await product('Bell', { title, remarks: '-1, "two"\nthree' });
      const { body } = await exportCsv();
      expect(body).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
      const { body: answer } = await importCsv(body);
      expect(answer).toMatchObject({ rows: 1, changed: 0, applied: true, problems: [] });
      expect(await read(id)).toMatchObject({ title, version: 1 });
    });

    test('takes off just the apostrophe it put there', async () => {
      const titles = ["'=1+1", '=1+1', "'90s lamp", "''-x"];
      const made = [];
      for (const [at, title] of titles.entries()) made.push(await product(`Bell ${at}`, { title }));
      const { body: answer } = await importCsv((await exportCsv()).body);
      expect(answer).toMatchObject({ rows: 4, changed: 0, problems: [] });
      expect(made).toHaveLength(4);
    });

    test('more products than are read at once come each once', async () => {
      for (let number = 0; number < 205; number += 1) await product(`Bell ${number}`);
      const lines = (await exportCsv()).body.trim().split('\r\n');
      expect(new Set(lines).size).toBe(206);
    });
  });

  describe('the import', () => {
    test('changes what its columns say and leaves the rest', async () => {
      await product('Other');
      const made = await addThroughForm(shop(), admin, { warranty: '1 year', remarks: 'a' });
      const csv = `slug,original_price,discount_percentage,in_stock,warranty,is_popular,title\n${made.slug},2000,25,9,,TRUE,\n`;
      const { body } = await importCsv(csv);
      expect(body).toMatchObject({ message: '1 product imported.', changed: 1, applied: true });
      expect(await read(made.id)).toMatchObject({
        title: made.title,
        price: 1500,
        in_stock: 9,
        warranty: null,
        is_popular: true,
        remarks: 'a',
        images: made.images,
        version: 2,
      });
      expect(await brokenInvariants(shop().db)).toEqual([]);
    });

    test('a dry run lists every wrong row and writes nothing', async () => {
      const { id } = await product('Bell', { in_stock: 5 });
      const other = await product('Lock');
      const csv = [
        'id,original_price,in_stock,brand,status',
        `${id},-1,x,,sold`,
        '',
        `${other.id},10,1,Nobody,`,
        '4711,10,1,,',
        `${id},10,1,,`,
        `${other.id},10,1,,,,x`,
      ].join('\n');
      const { body } = await importCsv(csv, { dry_run: true });
      expect(body.applied).toBe(false);
      expect(body.problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
        '2 original_price',
        '2 in_stock',
        '2 status',
        '4 brand',
        '5 id',
        '6 id',
        '7 null',
      ]);
      expect(body.problems[4]?.message).toMatch(/Leave both empty to add/);
      expect(await read(id)).toMatchObject({ version: 1, in_stock: 5 });
    });

    test('while one row is wrong none is written', async () => {
      const { id } = await product('Bell');
      const { body } = await importCsv(`id,title\n${id},Gong\n4711,Drum\n`);
      expect(body).toMatchObject({ applied: false, changed: 1, message: 'Nothing was changed.' });
      expect((await read(id)).title).toBe('Bell');
    });

    test('says which line cannot be read, which column nobody knows, and when there is no row', async () => {
      const problems = async (csv: string) => (await importCsv(csv)).body.problems;
      expect(await problems('id,title\n1,"a\n2,b')).toMatchObject([
        { line: 2, column: null },
        { line: 3, column: 'id' },
      ]);
      expect(await problems('id,colour,id\n1,red,1')).toMatchObject([
        { line: 1, column: 'colour' },
        { line: 1, column: 'id' },
      ]);
      expect(await problems('brand\nBell')).toMatchObject([{ line: 1, column: null }]);
      expect((await importCsv('id,title\n')).status).toBe(400);
      expect((await importCsv('')).status).toBe(400);
    });

    test('takes over neither what others changed nor brings sold pieces back (D23)', async () => {
      const { id } = await product('Bell', { in_stock: 5 });
      const { body: file } = await exportCsv();
      // Two are sold, then the file's stock is raised by one.
      await shop().db.updateTable('product').set({ in_stock: 3 }).where('id', '=', id).execute();
      await importCsv(`id,in_stock,in_stock_seen\n${id},6,5\n`);
      expect((await read(id)).in_stock).toBe(4);
      const late = await importCsv(file.replace('Bell', 'Gong'));
      expect(late.body.problems).toMatchObject([{ line: 2, column: 'version' }]);
      expect((await read(id)).title).toBe('Bell');
    });

    test('a file with too many rows is refused whole; lines without any are passed over', async () => {
      const { id } = await product('Bell');
      const gap = '\n'.repeat(MAX_IMPORT_ROWS);
      const many = `x,y\n`.repeat(MAX_IMPORT_ROWS);
      const { body } = await importCsv(`id,title\n${id},Gong\n${many}`);
      expect(body).toMatchObject({ applied: false, problems: [{ line: 1, column: null }] });
      const behind = await importCsv(`id,title\n${gap}${id},Gong\n`, { dry_run: true });
      expect(behind.body).toMatchObject({ rows: 1, changed: 1 });
      expect(behind.body.changes[0]?.line).toBe(MAX_IMPORT_ROWS + 2);
    });

    test.each([
      ['a line of names', 'x,'.repeat(MAX_IMPORT_CHARACTERS / 2 - 1)],
      ['behind a line break in quotation marks', `"\n"${',id'.repeat(50_000)}`],
    ])('a heading with far too many columns is one mistake: %s', async (_name, csv) => {
      const { body } = await importCsv(csv);
      expect(body.problems).toEqual([
        { line: 1, column: null, message: expect.stringContaining('far too many columns') },
      ]);
      expect(body).toMatchObject({ applied: false, more_problems: 0 });
    });

    test('the first hundred mistakes are told one by one, the rest counted', async () => {
      const rows = Array.from({ length: 250 }, (_none, at) => `${at + 9000},x\n`);
      const { body } = await importCsv(`id,title\n${rows.join('')}`);
      expect([body.problems.length, body.more_problems]).toEqual([MAX_IMPORT_PROBLEMS, 150]);
      expect(body.problems.at(-1)?.line).toBe(MAX_IMPORT_PROBLEMS + 1);
    });

    test('staff approve nothing by it, and visitors may not use it', async () => {
      const { id } = await product('Bell', { status: 'pending' });
      const csv = `id,status\n${id},approve\n`;
      const { body } = await importCsv(csv, { headers: staff });
      expect(body.problems).toMatchObject([{ line: 2, column: 'status' }]);
      expect((await importCsv(csv, { headers: {} })).status).toBe(401);
      expect((await importCsv(csv)).body.applied).toBe(true);
      expect((await read(id)).status).toBe('approve');
    });
  });
});
