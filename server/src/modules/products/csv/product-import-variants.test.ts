import type { ProductImportResponse, StaffProduct } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct, createVariants, signedIn } from '../../../testing/factories';
import { brokenInvariants } from '../../../testing/database/invariants';
import * as messages from '../../product-record/messages';

onBothDatabases((shop) => {
  let admin: Record<string, string>;
  let id: number;
  beforeEach(async () => {
    ({ headers: admin } = await signedIn(shop(), 'admin'));
    await createProduct(shop().db, { title: 'Plain', slug: 'plain' });
    ({ id } = await createProduct(shop().db, { title: 'Card', slug: 'card', in_stock: 0 }));
    await createVariants(shop().db, id, [
      { name: '64 GB', price: 1000, in_stock: 4, code: 'SD-64' },
      { name: '128 GB', price: 1800, in_stock: 2 },
    ]);
  });

  const exported = async () => {
    const { body } = await shop().app.inject({
      url: '/api/v1/product/export',
      headers: { host: 'shop.test', ...admin },
    });
    return body;
  };
  const importCsv = async (csv: string) => {
    const { body } = await shop().call<ProductImportResponse>({
      method: 'POST',
      url: '/product/import',
      headers: admin,
      body: { csv, dry_run: false },
    });
    return body;
  };
  const read = async () => {
    const { body } = await shop().call<{ product: StaffProduct }>({
      url: `/product/${id}`,
      headers: admin,
    });
    return body.product;
  };

  test('an export has a row for each variant, and importing it changes nothing', async () => {
    const csv = await exported();
    const lines = csv.split('\r\n').filter((line) => line.startsWith(`${id},card`));
    expect(lines.map((line) => line.split(',').slice(0, 5).join(','))).toEqual([
      `${id},card,,,`,
      `${id},card,1,64 GB,SD-64`,
      `${id},card,2,128 GB,`,
    ]);
    // Sold meanwhile: the product has another price now.
    await shop()
      .db.updateTable('product_variant')
      .set({ in_stock: 0 })
      .where('id', '=', 1)
      .execute();
    expect(await importCsv(csv)).toMatchObject({ applied: true, changed: 0, problems: [] });
  });

  test('rows change price, stock, name and code, with the product or alone', async () => {
    const csv = (await exported())
      .replace('64 GB,SD-64', '64 GB fast,SD-64F')
      .replace('128 GB,', '128 GB,SD-128')
      .replace(',1800,0,1800,2,', ',1700,0,1800,9,')
      .replace(',1800,,1800,2,', ',1700,,1800,9,')
      .replace('card,,,,Card', 'card,,,,Memory card');
    expect(await importCsv(csv)).toMatchObject({ applied: true, changed: 1, problems: [] });
    const product = await read();
    expect(product).toMatchObject({ title: 'Memory card', in_stock: 13 });
    expect(product.variants).toMatchObject([
      { id: 1, name: '64 GB fast', code: 'SD-64F', in_stock: 4 },
      { id: 2, name: '128 GB', code: 'SD-128', original_price: 1700, in_stock: 9 },
    ]);
    expect(await brokenInvariants(shop().db)).toEqual([]);
    expect(await importCsv('slug,variant,in_stock\ncard,2,1\n')).toMatchObject({ applied: true });
    expect((await read()).in_stock).toBe(5);
  });

  test.each([
    ['id,variant,in_stock', '2,9,1', 'variant', messages.noSuchVariant.en],
    ['id,variant,in_stock', '2,1,many', 'in_stock', /^Whole pieces/],
    ['id,variant,original_price', '2,1,0', 'original_price', /^A price/],
    ['id,variant,in_stock', '2,1,1\n2,1,2', 'variant', messages.rowTwice.en],
    ['id,in_stock', '2,50', 'in_stock', messages.stockOfVariants.en],
    ['id,original_price', '2,50', 'original_price', messages.priceOfVariants.en],
  ])('%s with %s is told at its column', async (heading, row, column, message) => {
    const { applied, problems } = await importCsv(`${heading}\n${row}\n`);
    const [problem] = problems;
    expect([applied, problem?.column, id]).toEqual([false, column, 2]);
    expect(problem?.message).toMatch(message);
    expect((await read()).in_stock).toBe(6);
  });
});
