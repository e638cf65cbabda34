import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { STOCK_PAGE_SIZE, type PurchasesQuery } from '@pasal/shared/contracts';
import { runStatement, Values } from '@pasal/core/db/statement';
import type { Database } from '../../db/schema';
import { averagesOf } from './average.statement';

type Trx = Transaction<Database>;

/** A purchase, locked until the transaction ends. */
export async function lockPurchase(trx: Trx, id: number) {
  return trx
    .selectFrom('purchase')
    .select(['id', 'supplier_id', 'bill_number', sql<string>`day::text`.as('day')])
    .select(['reverses', 'is_reversed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function linesOfPurchase(trx: Trx, purchaseId: number) {
  return trx
    .selectFrom('purchase_line')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .orderBy('line')
    .execute();
}

export async function insertPurchase(
  trx: Trx,
  purchase: Insertable<Database['purchase']>,
): Promise<number> {
  const row = await trx
    .insertInto('purchase')
    .values(purchase)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertLines(
  trx: Trx,
  lines: readonly Insertable<Database['purchase_line']>[],
): Promise<void> {
  await trx
    .insertInto('purchase_line')
    .values([...lines])
    .execute();
}

export async function markReversed(trx: Trx, id: number): Promise<void> {
  await trx.updateTable('purchase').set({ is_reversed: true }).where('id', '=', id).execute();
}

/** Recalculates the average cost of products from their purchases. */
export async function writeAverages(trx: Trx, productIds: readonly number[]): Promise<void> {
  const text = `
    with recursive ${averagesOf('line.product_id = any($1::integer[])')},
    gone as (
      delete from stock_cost where product_id = any($1::integer[])
        and not exists (select from averages where averages.product_id = stock_cost.product_id
          and averages.variant_id = stock_cost.variant_id)
    )
    insert into stock_cost (product_id, variant_id, average_paisa)
    select product_id, variant_id, paisa from averages join product on product.id = product_id
    on conflict (product_id, variant_id) do update set average_paisa = excluded.average_paisa`;
  await runStatement(trx, { text, values: [[...productIds]] });
}

export interface PurchaseRow {
  id: number;
  supplier: { id: number; name: string; phone: string };
  bill_number: string;
  day: string;
  at: Date;
  by_email: string;
  remarks: string | null;
  reverses: number | null;
  is_reversed: boolean;
  lines: {
    product_id: number;
    product_name: string;
    variant_id: number | null;
    variant_name: string | null;
    quantity: number;
    cost_paisa: number;
  }[];
}

/** A page of purchases, newest first, plus one. */
export function readPurchases(
  db: Kysely<Database>,
  { supplier_id, before }: PurchasesQuery,
): Promise<PurchaseRow[]> {
  const values = new Values();
  const text = `
    select purchase.id, json_build_object('id', supplier.id, 'name', supplier.name, 'phone', phone) as supplier,
      bill_number, day::text, at, by_email, remarks, reverses, is_reversed,
      (select json_agg(json_build_object('product_id', product_id, 'product_name', product_name,
          'variant_id', variant_id, 'variant_name', variant_name, 'quantity', quantity,
          'cost_paisa', cost_paisa) order by line)
        from purchase_line where purchase_id = purchase.id) as lines
    from purchase join supplier on supplier.id = supplier_id
    where true ${supplier_id === undefined ? '' : `and supplier_id = ${values.add(supplier_id)}`}
      ${before === undefined ? '' : `and purchase.id < ${values.add(before)}`}
    order by purchase.id desc limit ${STOCK_PAGE_SIZE + 1}`;
  return runStatement<PurchaseRow>(db, { text, values: values.list });
}
