import { sql, type Kysely } from 'kysely';
import { sellingPricePaisa } from '@pasal/shared/domain';
import type { Database } from '../../../db/schema';
import { invalid } from '@pasal/core/errors/domain-error';
import * as messages from '../../product-record/messages';
import { findNamed, findSubcategory } from './product-write.repository';

type Db = Kysely<Database>;

/** @throws DomainError 400 if none has this name, in any case */
export async function namedId(db: Db, table: 'brand' | 'category', name: string): Promise<number> {
  const row = await findNamed(db, table, name);
  if (row !== undefined) return row.id;
  const message = table === 'brand' ? messages.noSuchBrand : messages.noSuchCategory;
  throw invalid(message, { path: table, message });
}

/**
 * The subcategory with this name, null if the name is empty.
 * @throws DomainError 400 if the category does not have it
 */
export async function subcategoryId(
  db: Db,
  categoryId: number,
  name: string | null | undefined,
): Promise<number | null> {
  if (!name) return null;
  const row = await findSubcategory(db, categoryId, name);
  if (row !== undefined) return row.id;
  const message = messages.noSuchSubcategory;
  throw invalid(message, { path: 'subcategory', message });
}

/** The rounding of selling prices in rupees, 0 for none (D103). */
export async function readRounding(db: Db): Promise<number> {
  const { rows } = await sql<{ rounding: number }>`
    select coalesce((value ->> 'price_rounding')::integer, 0) as rounding
    from site_setting where key = 'site'
  `.execute(db);
  return rows[0]?.rounding ?? 0;
}

/** The columns of a price (D9, D103). @throws DomainError 400 if nothing would be left of it */
export function pricesOf(originalPaisa: number, discount: number, rounding: number) {
  const price_paisa = sellingPricePaisa(originalPaisa, discount, rounding);
  if (price_paisa <= 0) {
    const message = messages.priceOfNothing;
    throw invalid(message, { path: 'original_price', message });
  }
  return {
    original_price_paisa: originalPaisa,
    discount_percentage: discount,
    price_paisa,
    price_rounding: rounding,
  };
}
