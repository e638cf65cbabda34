import { join } from 'node:path';
import { backupShop } from '../../operator/backup';
import { restoreShop } from '../../operator/restore/restore';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createProduct } from '../../testing/factories';
import { listPublicProducts } from '../products/listing/product-list.repository';

onBothDatabases((shop) => {
  const titles = async () =>
    (await listPublicProducts(shop().db, { sort: 'name_asc' })).products.map(({ title }) => title);

  test('after a restore the catalogue is the backup’s, whatever was read before', async () => {
    const { db, uploadsDir, pictures } = shop();
    const { id } = await createProduct(db, { title: 'Bulb', images: '[]' });
    await createProduct(db, { title: 'Lamp', images: '[]' });
    expect(await titles()).toEqual(['Bulb', 'Lamp']);
    const file = join(uploadsDir, '..', 'catalogue.backup');
    await backupShop({ db, pictures, file });
    await db.updateTable('product').set({ title: 'Torch' }).where('id', '=', id).execute();
    await createProduct(db, { title: 'Fan', images: '[]' });
    expect(await titles()).toEqual(['Fan', 'Lamp', 'Torch']);
    await restoreShop({ db, pictures, file, force: true });
    expect(await titles()).toEqual(['Bulb', 'Lamp']);
    await db.updateTable('product').set({ title: 'Candle' }).where('id', '=', id).execute();
    expect(await titles()).toEqual(['Candle', 'Lamp']);
  });
});
