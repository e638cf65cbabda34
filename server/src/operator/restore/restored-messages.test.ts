import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '@pasal/core/files/disk-files';
import { connectDatabase } from '../../db/connect';
import { placeOrder } from '../../modules/orders/place/place-order.service';
import { createCity, createProduct, orderBody } from '../../testing/factories';
import { openEmptyEmbedded } from '../../testing/database/embedded-database';
import { backupShop } from '../backup';
import { restoreShop } from './restore';

test('messages that waited at the backup are held after a restore: they may have been sent since', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'pasal-messages-'));
  const source = await openEmptyEmbedded();
  const target = await connectDatabase({});
  const place = await createCity(source.db);
  const { id } = await createProduct(source.db, { images: '[]' });
  const order = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
  await placeOrder(source.db, order, { key: undefined, address: '10.0.0.1' });
  await source.db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: new Date() })
    .where('id', '=', 1)
    .execute();

  const file = join(directory, 'shop.backup');
  await backupShop({ db: source.db, pictures: diskFiles(join(directory, 'a')), file });
  const pictures = diskFiles(join(directory, 'b'));
  await restoreShop({ db: target.db, pictures, file, force: false });
  const messages = await target.db
    .selectFrom('outbox')
    .select(['state', 'last_error'])
    .orderBy('id')
    .execute();
  const held = {
    state: 'held',
    last_error: 'Restored from a backup; it may have been sent before.',
  };
  expect(messages).toEqual([{ state: 'sent', last_error: null }, held, held]);

  await source.close();
  await target.close();
  await rm(directory, { recursive: true, force: true });
});
