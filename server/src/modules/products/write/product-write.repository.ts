import { sql, type Insertable, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../../db/schema';
import { slugCandidates, slugOf } from './slug';

type Trx = Transaction<Database>;
type Db = Kysely<Database>;

/** Slugs checked per query. */
const CANDIDATES = 20;

/** Id of a brand or category by its case-insensitive name; locks it against deletion until the transaction ends. */
export function findNamed(db: Db, table: 'brand' | 'category', name: string) {
  return db
    .selectFrom(table)
    .select('id')
    .where('name_key', '=', sql<string>`lower(${name}::text)`)
    .forKeyShare()
    .executeTakeFirst();
}

/** Id of a category's subcategory, as `findNamed`. */
export function findSubcategory(db: Db, categoryId: number, name: string) {
  return db
    .selectFrom('subcategory')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('name_key', '=', sql<string>`lower(${name}::text)`)
    .forKeyShare()
    .executeTakeFirst();
}

/** The first candidate that is free. */
async function freeSlug(trx: Trx, slug: string): Promise<string> {
  for (let from = 1; ; from += CANDIDATES) {
    const candidates = slugCandidates(slug, from, CANDIDATES);
    const taken = await trx
      .selectFrom('product')
      .select('slug')
      .where('slug', 'in', candidates)
      .execute();
    const free = candidates.find((candidate) => !taken.some((row) => row.slug === candidate));
    if (free !== undefined) return free;
  }
}

type NewProduct = Omit<Insertable<Database['product']>, 'slug' | 'title'> & { title: string };

/**
 * Inserts a product under a unique slug, with its stock's first movement. A concurrent request with the same title waits at the unique slug
 * and takes the next.
 */
export async function insertProduct(trx: Trx, product: NewProduct, by?: string): Promise<number> {
  const base = slugOf(product.title);
  for (;;) {
    const slug = await freeSlug(trx, base);
    const row = await trx
      .insertInto('product')
      .values({ ...product, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) continue;
    await writeMovement(trx, {
      productId: row.id,
      quantity: product.in_stock,
      reason: 'initial',
      by,
    });
    return row.id;
  }
}

function editable(db: Db) {
  return db
    .selectFrom('product')
    .select([
      'id',
      'status',
      'version',
      'images',
      'in_stock',
      'original_price_paisa',
      'price_paisa',
      'discount_percentage',
      'price_rounding',
      'variants',
      'last_variant_id',
      'brand_id',
      'category_id',
      'subcategory_id',
      'facts',
      'facts_ne',
    ]);
}

/** A product, locked with its stock until the transaction (if there is one) ends. */
export function lockForEdit(db: Db, id: number) {
  return editable(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Several products; if locked, then in ascending id, as orders lock them. */
export function readForEdit(db: Db, ids: readonly number[], { lock }: { lock: boolean }) {
  return editable(db)
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/** Writes the given columns and increments the version. */
export async function updateProduct(
  trx: Trx,
  id: number,
  columns: Updateable<Database['product']>,
): Promise<void> {
  await trx
    .updateTable('product')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute();
}

interface WrittenMovement {
  productId: number;
  variantId?: number | null;
  quantity: number;
  reason: 'initial' | 'edit';
  /** Email of the product's author. */
  by?: string | null | undefined;
}

/** Records why the stock changed; does nothing if it did not. */
export async function writeMovement(
  trx: Trx,
  { productId, variantId = null, quantity, reason, by = null }: WrittenMovement,
): Promise<void> {
  if (quantity === 0) return;
  await trx
    .insertInto('stock_movement')
    .values({ product_id: productId, variant_id: variantId, quantity, reason, by_email: by })
    .execute();
}
