import { setTimeout as wait } from 'node:timers/promises';
import { createProduct } from './factories';
import { STOCK, type Machines } from './machines';

/** Milliseconds after which a price must be seen everywhere. */
const MOST_OLD = 1000;
const WRITTEN_EVERY = 200;
const READ_EVERY = 25;

/** Raises the price of a product all the time, and counts visitors who get one that is over a second old. */
export async function watchPrice({ database: { db }, url }: Machines) {
  const { id, slug } = await createProduct(db, { in_stock: STOCK, images: '[]' });
  const written: { at: number; price: number }[] = [];
  const closing = new AbortController();
  const counts = { reads: 0, old: 0 };
  const path = `${url}/api/v1/product/slug/${slug}`;

  async function write(): Promise<void> {
    for (let price = 1000; !closing.signal.aborted; price += 1) {
      const paisa = price * 100;
      await db
        .updateTable('product')
        .set({ original_price_paisa: paisa, price_paisa: paisa })
        .where('id', '=', id)
        .execute()
        .then(() => written.push({ at: performance.now(), price }))
        // While the database is unreachable nothing is written.
        .catch(() => undefined);
      await wait(WRITTEN_EVERY);
    }
  }

  async function readOnce(): Promise<void> {
    const began = performance.now();
    const answer = await fetch(path).catch(() => undefined);
    if (answer?.status !== 200) return;
    const { product } = (await answer.json()) as { product: { price: number } };
    const known = written.findLast(({ at }) => at < began - MOST_OLD);
    counts.reads += 1;
    if (known && product.price < known.price) counts.old += 1;
  }

  async function read(): Promise<void> {
    const running = new Set<Promise<void>>();
    while (!closing.signal.aborted) {
      // A request that hangs with its server does not block others.
      if (running.size < 20) {
        const one = readOnce().finally(() => running.delete(one));
        running.add(one);
      }
      await wait(READ_EVERY);
    }
    await Promise.all(running);
  }
  const working = Promise.all([write(), read()]);
  return {
    async stop() {
      closing.abort();
      await working;
      return counts;
    },
  };
}
