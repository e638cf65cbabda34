import type { Kysely } from 'kysely';
import { STOCK_PAGE_SIZE, type MovementsQuery, type StockReason } from '@pasal/shared/contracts';
import { runStatement, Values, type Statement } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';

export interface MovementRow {
  id: number;
  at: Date;
  quantity: number;
  balance: number;
  reason: StockReason;
  by_email: string | null;
  remarks: string | null;
  variant_id: number | null;
  order_id: number | null;
  order_number: string | null;
  purchase_id: number | null;
  supplier: string | null;
  bill_number: string | null;
}

/** The current stock, from which balances are calculated backwards. */
const stockNow = (product: string, variant: string | undefined) =>
  variant === undefined
    ? `(select in_stock from product where id = ${product})`
    : `coalesce((select in_stock from product_variant where product_id = ${product} and id = ${variant}), 0)`;

/**
 * A page of movements, newest first, plus one. The cursor is the last movement of the previous page and the balance before it; neither
 * changes any more.
 */
export function movementsStatement({ product_id, variant_id, before }: MovementsQuery): Statement {
  const values = new Values();
  const product = values.add(product_id);
  const variant = variant_id === undefined ? undefined : values.add(variant_id);
  const [last, left] = before?.split(':').map(Number) ?? [];
  const start = left === undefined ? stockNow(product, variant) : `${values.add(left)}::integer`;
  const text = `
    with page as (
      select * from stock_movement
      where product_id = ${product} ${variant === undefined ? '' : `and variant_id = ${variant}`}
        ${last === undefined ? '' : `and id < ${values.add(last)}`}
      order by id desc limit ${STOCK_PAGE_SIZE + 1}
    )
    select page.id, page.at, page.quantity, page.reason, page.by_email, page.remarks, page.variant_id,
      page.order_id, page.purchase_id, order_number, supplier.name as supplier, bill_number,
      (${start} - coalesce(sum(page.quantity) over (
        order by page.id desc rows between unbounded preceding and 1 preceding), 0))::integer as balance
    from page left join orders on orders.id = page.order_id
      left join purchase on purchase.id = page.purchase_id
      left join supplier on supplier.id = purchase.supplier_id
    order by page.id desc`;
  return { text, values: values.list };
}

export function readMovements(db: Kysely<Database>, query: MovementsQuery) {
  return runStatement<MovementRow>(db, movementsStatement(query));
}

/** The current stock of a product. */
export function findLevel(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('product')
    .select(['id', 'title', 'in_stock', 'low_stock_limit', 'variants'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('serial_product')
            .select('product_id')
            .whereRef('product_id', '=', 'product.id'),
        )
        .$castTo<boolean>()
        .as('with_serials'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}
