import { buildProducts } from '../../demo/src/catalogue/build-products';
import { insertDemo } from '../../demo/src/insert-demo';
import { planDemo } from '../../demo/src/plan-demo';
import type { ConnectedDatabase } from '../../server/src/db/connect';
import { addKinds } from '../../server/src/db/reference/kinds/add-kinds';

/** A moment for the demo; the results do not depend on it. */
const NOW = new Date('2026-11-21T08:30:00Z');

/** Fills a database with the demo's goods and their search words; returns each product's kind. */
export async function fillWithDemo(db: ConnectedDatabase['db']) {
  await db.transaction().execute((trx) => insertDemo(trx, planDemo(NOW)));
  await db.transaction().execute(addKinds);
  return new Map(buildProducts(NOW).map(({ title, kind }) => [title, kind]));
}
