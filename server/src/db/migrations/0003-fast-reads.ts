import { sql, type Kysely } from 'kysely';
import { searchStatements } from './fast-reads-search';
import { tallyStatements } from './fast-reads-tallies';

/** Not allowed, not known, its files not there. */
const REFUSED = new Set<unknown>(['42501', '0A000', '58P01']);

const isRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && REFUSED.has(error.code);

/** Every order a listing may be asked for, by every scope it may have: one walk along an index. */
const listingIndexes = ['', 'section', 'category_id', 'brand_id'].flatMap((scope) => {
  const columns = scope === '' ? '' : `${scope}, `;
  const name = scope === '' ? 'listing' : `listing_${scope.replace('_id', '')}`;
  return [
    `create index ${name}_featured on product
      (${columns}is_popular desc, available desc, created_at desc, id) where status = 'approve'`,
    `create index ${name}_price on product (${columns}price_paisa, id) where status = 'approve'`,
    `create index ${name}_name on product (${columns}lower(title) collate "C", id)
      where status = 'approve'`,
  ];
});

const productIndexes = [
  // A column of its own, so that a sale that leaves some in stock touches no index.
  `alter table product add column available boolean generated always as (in_stock > 0) stored`,
  `alter table product set (fillfactor = 85)`,
  `drop index product_featured`,
  `drop index product_section`,
  ...listingIndexes,
  `create index product_search on product using gin (search)`,
  `create index product_title_search on product using gin (ts_filter(search, '{a}'))`,
  `create index product_status_newest on product (status, created_at desc, id desc)`,
];

const orderIndexes = [
  // Every part begins with a space, so that the beginning of a part can be looked for.
  `alter table orders add column search_text text not null generated always as (lower(normalize(
    ' ' || customer_name || ' ' || email || ' ' || phone || ' ' || order_number))) stored`,
  `create index orders_search on orders using gin (search_text gin_trgm_ops)
    with (gin_pending_list_limit = 512) where deleted_at is null`,
  `create index orders_number on orders (order_number collate "C") where deleted_at is null`,
  `drop index orders_district`,
  `drop index orders_city`,
  `create index orders_district on orders (district_id, created_at desc, id desc)`,
  `create index orders_city on orders (city_id, created_at desc, id desc)`,
];

async function enableTrigrams(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new Error(
      'The search needs the PostgreSQL extension pg_trgm, which this database does not let Pasal ' +
        'create; have its administrator run "create extension pg_trgm" in it, then start again.',
      { cause: error },
    );
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await enableTrigrams(db);
  const statements = [
    ...searchStatements,
    ...productIndexes,
    ...orderIndexes,
    `update product set search = search_vector(product.title, brand.name, category.name,
      product.description) from brand, category
      where brand.id = product.brand_id and category.id = product.category_id`,
    ...tallyStatements,
    `select rebuild_tallies()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
