import type { Files } from '@pasal/core/files/files';
import type { Kysely } from 'kysely';
import { DISTRICTS } from '@pasal/server/db/reference/places/districts';
import type { Database } from '@pasal/server/db/schema';
import { insertDemo } from './insert-demo';
import { planDemo } from './plan-demo';
import { putPictures } from './put-pictures';

interface SeedDemoDeps {
  db: Kysely<Database>;
  /** The files served as `/uploads/`; the pictures are stored in `demo/` below it. */
  pictures: Files;
  onProgress?: (line: string) => void;
  /** The time of the demo's last orders; now, except in tests. */
  now?: Date;
}

/**
 * Fills an empty, migrated database with the demo of D38 and D39: catalogue, places, orders, banners, posters,
 * settings, and the pictures in the shop's files, stored before a row refers to them. One transaction writes the
 * rows: an interrupted seed leaves none, and a database with a catalogue is unchanged. Staff accounts are created
 * elsewhere.
 * @throws any error of the database or the disk
 */
export async function seedDemo({
  db,
  pictures,
  onProgress = () => undefined,
  now = new Date(),
}: SeedDemoDeps): Promise<void> {
  const plan = planDemo(now);
  await putPictures(pictures, plan.pictures);
  await db.transaction().execute(async (trx) => {
    // A first start interrupted after this transaction runs again: the rows already exist.
    const known = await trx.selectFrom('category').select('id').limit(1).executeTakeFirst();
    if (known === undefined) await insertDemo(trx, plan);
  });
  onProgress(
    `Demo shop ready: ${plan.products.length} products, ${Object.keys(DISTRICTS).length} districts, ${plan.orders.length} orders, ${plan.pictures.length} pictures`,
  );
}
