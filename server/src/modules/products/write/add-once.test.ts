import type { ProductSavedResponse } from '@pasal/shared/contracts';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct, signedIn } from '../../../testing/factories';
import {
  fieldsOf,
  PRODUCT_FIELDS,
  imagePart,
  sendForm,
  threeImages,
  type FormParts,
} from '../../../testing/product-forms';

onBothDatabases((shop) => {
  /** Names of a brand and a category that the shop has. */
  async function nameGoods() {
    const { id } = await createProduct(shop().db);
    return shop()
      .db.selectFrom('product')
      .innerJoin('brand', 'brand.id', 'brand_id')
      .innerJoin('category', 'category.id', 'category_id')
      .select(['brand.name as brand', 'category.name as category'])
      .where('product.id', '=', id)
      .executeTakeFirstOrThrow();
  }
  async function countProducts(): Promise<number> {
    const rows = await shop().db.selectFrom('product').select('id').execute();
    return rows.length;
  }

  test('a product that is sent twice with one key is added once; another body or picture with it is refused (D313)', async () => {
    const { headers } = await signedIn(shop(), 'admin');
    const send = (parts: FormParts, key: string) =>
      sendForm<ProductSavedResponse & { code?: string }>(
        shop(),
        { url: '/product', headers: { ...headers, 'idempotency-key': key } },
        parts,
      );
    const { brand, category } = await nameGoods();
    const fields = fieldsOf({ ...PRODUCT_FIELDS, brand, category });
    const parts = [...fields, ...(await threeImages())];
    const before = await countProducts();
    const [first, again] = await Promise.all([send(parts, 'one'), send(parts, 'one')]);
    const later = await send(parts, 'one');
    expect([first.status, again.status, later.status]).toEqual([201, 201, 201]);
    expect([again.body.product.id, later.body.product.id]).toEqual([
      first.body.product.id,
      first.body.product.id,
    ]);
    const other = await send([...parts, ['remarks', 'another']], 'one');
    const images = [...(await threeImages()).slice(0, 2), await imagePart('black')];
    const repainted = await send([...fields, ...images], 'one');
    expect([other.status, other.body.code, repainted.status]).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
      422,
    ]);
    expect(await countProducts()).toBe(before + 1);
  });
});
