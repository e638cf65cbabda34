import { connectDatabase, type ConnectedDatabase } from '../../server/src/db/connect';
import { XSS_CORPUS } from '../../server/src/rich-text/rich-text.corpus';

type Db = ConnectedDatabase['db'];

/** Vectors of one product's details: one that swallows the rest must not swallow all. */
const TOGETHER = 16;
/** A row's own limit of characters. */
const short = (text: string) => text.replaceAll('\0', '').slice(0, 190);

const vectors = XSS_CORPUS.map((text) => text.replaceAll('\0', ''));
const details = Array.from({ length: Math.ceil(vectors.length / TOGETHER) }, (_value, index) =>
  vectors.slice(index * TOGETHER, (index + 1) * TOGETHER).join('\n'),
);

async function spoilProducts(db: Db): Promise<string[]> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'slug'])
    .where('status', '=', 'approve')
    .orderBy('id')
    .limit(vectors.length)
    .execute();
  for (const [index, { id }] of products.entries()) {
    const vector = vectors[index % vectors.length] ?? '';
    await db
      .updateTable('product')
      .set({
        title: short(vector),
        description: vector,
        warranty: short(vector),
        remarks: vector,
        additional_description: details[index % details.length] ?? '',
        section: index % 20 === 0 ? 'new_arrivals' : null,
        created_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
  }
  return products.slice(0, details.length).map(({ slug }) => slug);
}

async function spoilOrders(db: Db): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(vectors.length)
    .execute();
  for (const [index, { id }] of orders.entries()) {
    const vector = vectors[index % vectors.length] ?? '';
    const person = { customer_name: short(vector), address: vector, email: short(vector) };
    await db
      .updateTable('orders')
      .set({ ...person, remarks: vector })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('order_item')
      .set({ product_name: short(vector) })
      .where('order_id', '=', id)
      .execute();
    await db
      .updateTable('order_history')
      .set({ remarks: vector, by_email: short(vector) })
      .where('order_id', '=', id)
      .execute();
  }
}

/**
 * Writes the corpus wherever a shop stores user texts, bypassing the server's checks: as if an
 * older version or a restored backup had contained it.
 * @returns addresses of products that have it in their details
 */
export async function spoilTexts(dataDir: string): Promise<string[]> {
  const { db, close } = await connectDatabase({ dataDir });
  try {
    const slugs = await spoilProducts(db);
    await spoilOrders(db);
    for (const table of ['category', 'brand'] as const) {
      const { id } = await db
        .selectFrom(table)
        .select('id')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await db
        .updateTable(table)
        .set({ name: '<img src=x onerror=alert(1)>' })
        .where('id', '=', id)
        .execute();
    }
    return slugs;
  } finally {
    await close();
  }
}

/** Texts that somebody may type into a search. */
export const HOSTILE_SEARCHES = [vectors[0], vectors[9], vectors[24], vectors[42], '"><img src=x>'];
