import type { Files } from '@pasal/core/files/files';
import type { Kysely } from 'kysely';
import { DISTRICTS } from '@pasal/server/db/reference/places/districts';
import type { Database } from '@pasal/server/db/schema';
import { insertDemo } from './insert-demo';
import { planDemo } from './plan-demo';
import { putPictures } from './put-pictures';

interface SeedDemoDeps {
  db: Kysely<Database>;
  /** What is served as `/uploads/`; the pictures go to `demo/` below it. */
  pictures: Files;
  onProgress?: (line: string) => void;
  /** The moment of the demo's last orders; now, unless a test says otherwise. */
  now?: Date;
}

/**
 * Fills an empty, migrated database with the demo of D38 and D39: catalogue, places, orders, banners,
 * posters, settings, and the shop's files with its pictures, which are there before a row names them. One
 * transaction writes the rows: an interrupted seed leaves none, and a database that has a catalogue stays as it is.
 * Staff accounts are made elsewhere.
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
    // A first start that was cut off after this transaction runs again: the rows are there.
    const known = await trx.selectFrom('category').select('id').limit(1).executeTakeFirst();
    if (known === undefined) await insertDemo(trx, plan);
  });
  onProgress(
    `Demo shop ready: ${plan.products.length} products, ${Object.keys(DISTRICTS).length} districts, ${plan.orders.length} orders, ${plan.pictures.length} pictures`,
  );
}
