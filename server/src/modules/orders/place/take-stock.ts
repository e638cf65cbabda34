import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema';
import type { WantedLine } from './order-lines';

type Trx = Transaction<Database>;

/** The name and price of a line as sold. */
export interface SoldGoods {
  title: string;
  title_ne: string | null;
  price_paisa: number;
  fast_delivery: boolean;
  variant_name: string | null;
  variant_name_ne: string | null;
  variant_code: string | null;
  /** Pieces left of it. */
  left: number;
}

async function takeProduct(trx: Trx, { id, quantity, seenPaisa }: WantedLine) {
  const product = await trx
    .updateTable('product')
    .set((eb) => ({ in_stock: eb('in_stock', '-', quantity) }))
    .where('id', '=', id)
    .where('status', '=', 'approve')
    .where('in_stock', '>=', quantity)
    // In the row itself, so that variants added concurrently are seen.
    .where(sql<boolean>`variants = '[]'`)
    .where((eb) => eb.and(seenPaisa.map((seen) => eb('price_paisa', '=', seen))))
    .returning(['title', 'title_ne', 'price_paisa', 'fast_delivery', 'in_stock as left'])
    .executeTakeFirst();
  return product && { ...product, variant_name: null, variant_name_ne: null, variant_code: null };
}

/** Locks the product first, as every change of a variant does, to avoid deadlocks. */
async function takeVariant(trx: Trx, { id, variantId, quantity, seenPaisa }: WantedLine) {
  const { rows } = await sql<SoldGoods>`
    with offered as (
      select id, title, title_ne, discount_percentage, price_rounding, fast_delivery from product
      where id = ${id} and status = 'approve' for update
    )
    update product_variant as variant set in_stock = variant.in_stock - ${quantity}
    from offered
    where variant.product_id = offered.id and variant.id = ${variantId}
      and variant.in_stock >= ${quantity}
      and cash_price_paisa(selling_price_paisa(original_price_paisa, offered.discount_percentage),
        offered.price_rounding) = all(${seenPaisa}::bigint[])
    returning offered.title, offered.title_ne, offered.fast_delivery, variant.name as variant_name,
      variant.name_ne as variant_name_ne, variant.code as variant_code,
      cash_price_paisa(selling_price_paisa(original_price_paisa, offered.discount_percentage),
        offered.price_rounding) as price_paisa,
      variant.in_stock as left
  `.execute(trx);
  return rows[0];
}

/**
 * Takes the pieces of one line from stock, only if the product is public, the price is the one the shopper saw and there are enough;
 * otherwise nothing. Condition and change are one statement, so two buyers cannot both get the last piece.
 */
export function takeStock(trx: Trx, line: WantedLine): Promise<SoldGoods | undefined> {
  return line.variantId === undefined ? takeProduct(trx, line) : takeVariant(trx, line);
}
