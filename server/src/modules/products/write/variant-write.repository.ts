import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import type { VariantRow } from './variant-plan';

/** True if a variant of another product has one of the codes, in any case. */
export async function areCodesTaken(
  db: Kysely<Database>,
  productId: number | null,
  rows: readonly VariantRow[],
): Promise<boolean> {
  const codes = rows.flatMap(({ code }) => code ?? []);
  if (codes.length === 0) return false;
  const { rows: taken } = await sql`
    select from product_variant
    where code_key in (select lower(code) from unnest(${codes}::text[]) as code)
      and product_id is distinct from ${productId}
    limit 1
  `.execute(db);
  return taken.length > 0;
}

/** Writes all variants of a locked product in order; the database updates the product. */
export async function writeVariants(
  trx: Transaction<Database>,
  productId: number,
  rows: readonly VariantRow[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql`
    delete from product_variant where product_id = ${productId} and id <> all(${ids}::integer[])
  `.execute(trx);
  // Two of them may swap their codes.
  await sql`
    update product_variant set code = null where product_id = ${productId} and code is not null
  `.execute(trx);
  await sql`
    insert into product_variant
      (product_id, id, name, name_ne, code, original_price_paisa, in_stock, image, position)
    select ${productId}, id, name, name_ne, code, original_price_paisa, in_stock, image, position
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (id integer, name text,
      name_ne text, code text, original_price_paisa bigint, in_stock integer, image smallint)) with ordinality
      as variant (id, name, name_ne, code, original_price_paisa, in_stock, image, position)
    on conflict (product_id, id) do update set name = excluded.name,
      name_ne = excluded.name_ne, code = excluded.code,
      original_price_paisa = excluded.original_price_paisa, in_stock = excluded.in_stock,
      image = excluded.image, position = excluded.position
  `.execute(trx);
}
