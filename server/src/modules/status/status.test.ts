import type { ServerStatus } from '@pasal/shared/contracts';
import { BACKUP, recordWork } from '@pasal/core/db/operator-work';
import { onBothDatabases } from '../../testing/database/both-databases';
import { createCity, createProduct, orderBody, signedIn } from '../../testing/factories';

onBothDatabases((shop) => {
  const read = async (role: 'staff' | 'admin') => {
    const { headers } = await signedIn(shop(), role);
    return shop().call<ServerStatus>({ url: '/status', headers });
  };

  test('administrators are told how each part does, and nobody else', async () => {
    const { db } = shop();
    const place = await createCity(db);
    const { id } = await createProduct(db);
    const body = orderBody(place, [{ id, price: 1000, quantity: 1 }]);
    await shop().call({ method: 'POST', url: '/order-product', body });
    await db
      .updateTable('outbox')
      .set({ state: 'failed' })
      .where('channel', '=', 'email')
      .execute();
    await recordWork(db, BACKUP);
    const { status, body: told } = await read('admin');
    expect(status).toBe(200);
    expect(told).toMatchObject({
      server: { version: 'development' },
      messages: { waiting: 1, oldest: expect.any(String), failed: 2, held: 0 },
      database: { bytes: expect.any(Number), connections: null },
      replicas: [],
      files: { place: 'disk', reachable: true },
      backup: { made_at: expect.any(String), drilled_at: null, failed_at: null, drill_days: null },
      disks: [{ folder: 'data' }, { folder: 'pictures' }],
    });
    expect(told.database.bytes).toBeGreaterThan(1_000_000);
    expect((await read('staff')).status).toBe(403);
  });
});
