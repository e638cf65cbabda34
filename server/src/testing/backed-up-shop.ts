import { join } from 'node:path';
import type { BackupRound } from '../backup/keep-backups';
import { createCity, createProduct, createStaff, orderBody } from './factories';
import type { TestApp } from './test-app';

/** Adds a product with a picture, an order for it, and an administrator, in which the doctor finds nothing. */
export async function addPicturedOrder(shop: TestApp): Promise<void> {
  await shop.pictures.put('products/dome.webp', Buffer.from('a dome'));
  const images = JSON.stringify(['/uploads/products/dome.webp']);
  const { id } = await createProduct(shop.db, { images, title: 'Dome camera' });
  const body = orderBody(await createCity(shop.db), [{ id, price: 1000, quantity: 2 }]);
  const { status } = await shop.call({ method: 'POST', url: '/order-product', body });
  if (status !== 201) throw new Error(`the order was answered ${status}`);
  await createStaff(shop.db, 'admin');
  // A restore does not send waiting messages.
  await shop.db.deleteFrom('outbox').execute();
}

/** One round of a server that manages the shop's backups. */
export function roundOf(
  shop: TestApp,
  databaseUrl: string | undefined,
  more: Pick<BackupRound, 'backup'> & Partial<BackupRound>,
): BackupRound {
  const { db, pictures, archives, uploadsDir } = shop;
  return {
    config: { dataDir: join(uploadsDir, '..'), databaseUrl, backup: more.backup },
    db,
    pictures,
    archives,
    log: { info: () => undefined, warn: () => undefined },
    signal: new AbortController().signal,
    seen: { kept: [], seconds: undefined },
    ...more,
  };
}
