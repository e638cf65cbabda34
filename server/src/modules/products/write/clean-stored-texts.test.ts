import { join } from 'node:path';
import { backupShop } from '../../../operator/backup';
import { restoreShop } from '../../../operator/restore/restore';
import { onBothDatabases } from '../../../testing/database/both-databases';
import { createProduct } from '../../../testing/factories';
import { cleanOlderTexts, cleanStoredTexts } from './clean-stored-texts';

const HOSTILE = '<p>Sees<script>alert(1)</script><img src=x onerror=alert(1)></p>';
const CLEAN = '<p>Sees in the <strong>dark</strong></p>';

onBothDatabases((shop) => {
  const textOf = async (id: number) =>
    (
      await shop()
        .db.selectFrom('product')
        .select('additional_description')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).additional_description;

  test('texts from before a rule keep to it after one look, and readers get what is stored', async () => {
    const old = await createProduct(shop().db, { additional_description: HOSTILE });
    const clean = await createProduct(shop().db, { additional_description: CLEAN });
    await cleanOlderTexts(shop().db);
    expect(await textOf(old.id)).toBe('<p>Sees</p>');
    expect(await textOf(clean.id)).toBe(CLEAN);
    const { body } = await shop().call<{ product: { additional_description: string } }>({
      url: `/product/slug/${old.slug}`,
    });
    expect(body.product.additional_description).toBe('<p>Sees</p>');
  });

  test('a shop whose texts were looked through is not looked through at each start', async () => {
    await cleanOlderTexts(shop().db);
    const later = await createProduct(shop().db, { additional_description: HOSTILE });
    await cleanOlderTexts(shop().db);
    expect(await textOf(later.id)).toBe(HOSTILE);
    await cleanStoredTexts(shop().db);
    expect(await textOf(later.id)).toBe('<p>Sees</p>');
  });

  test('more texts than are read at once are all looked through', async () => {
    const products = [];
    for (let each = 0; each < 201; each += 1) {
      products.push(await createProduct(shop().db, { additional_description: HOSTILE }));
    }
    await cleanOlderTexts(shop().db);
    const left = await shop()
      .db.selectFrom('product')
      .select('id')
      .where('additional_description', '<>', '<p>Sees</p>')
      .execute();
    expect([products.length, left]).toEqual([201, []]);
  });

  test('a backup is looked through as it is restored', async () => {
    const { db, uploadsDir, pictures } = shop();
    await cleanOlderTexts(db);
    const { id } = await createProduct(db, {
      additional_description: HOSTILE,
      images: '[]',
    });
    const file = join(uploadsDir, '..', 'shop.backup');
    await backupShop({ db, pictures, file });
    await restoreShop({ db, pictures, file, force: true });
    expect(await textOf(id)).toBe('<p>Sees</p>');
  });
});
