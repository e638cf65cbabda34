import type { Transaction } from 'kysely';
import { kathmanduDate } from '@pasal/shared/domain';
import type { Database } from '@pasal/server/db/schema';
import { insertLines, writeAverages } from '@pasal/server/modules/stock/purchase.repository';
import type { DemoPlan } from '../plan-demo';
import { DEMO_SUPPLIERS } from './plan-purchases';

type Trx = Transaction<Database>;
type Ids = ReadonlyMap<string, number>;

/** The author of the bills. */
const BY = 'admin@pasal.test';

const idIn = (ids: Ids, key: string): number => ids.get(key) ?? 0;
const billKey = (supplier: string, bill: string) => `${supplier} ${bill}`;

async function insertBills(trx: Trx, { purchases }: DemoPlan): Promise<Ids> {
  const suppliers = await trx
    .insertInto('supplier')
    .values([...DEMO_SUPPLIERS])
    .returning(['id', 'name'])
    .execute();
  const supplierIds = new Map(suppliers.map(({ id, name }) => [name, id]));
  const ids = new Map<string, number>();
  for (const { supplier, bill, at } of purchases) {
    const { id } = await trx
      .insertInto('purchase')
      .values({
        supplier_id: idIn(supplierIds, supplier),
        bill_number: bill,
        day: kathmanduDate(at),
        at,
        by_email: BY,
        remarks: null,
        reverses: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(billKey(supplier, bill), id);
  }
  return ids;
}

/** Writes the demo's stock movements, with the purchases among them. */
export async function insertMovements(
  trx: Trx,
  plan: DemoPlan,
  { products, orders }: { products: Ids; orders: Ids },
): Promise<void> {
  const bills = await insertBills(trx, plan);
  const lines = plan.purchases.flatMap(({ supplier, bill, at, lines: bought }) =>
    bought.map((each, index) => ({
      ...each,
      at,
      line: index + 1,
      purchase: idIn(bills, billKey(supplier, bill)),
    })),
  );
  const purchaseOf = new Map(
    lines.map((each) => [`${each.slug} ${each.at.getTime()}`, each.purchase]),
  );
  const rows = plan.movements.map(({ slug, order, at, quantity, reason }) => ({
    product_id: idIn(products, slug),
    order_id: order === null ? null : idIn(orders, order),
    purchase_id: reason === 'purchase' ? idIn(purchaseOf, `${slug} ${at.getTime()}`) : null,
    ...(reason === 'purchase' && { by_email: BY }),
    at,
    quantity,
    reason,
  }));
  const written = await trx
    .insertInto('stock_movement')
    .values(rows)
    .returning(['id', 'product_id', 'purchase_id'])
    .execute();
  const movementOf = new Map(
    written.map(({ id, product_id, purchase_id }) => [`${product_id} ${purchase_id}`, id]),
  );
  await insertLines(
    trx,
    lines.map(({ slug, title, quantity, costPaisa, before, line, purchase }) => ({
      purchase_id: purchase,
      line,
      product_id: idIn(products, slug),
      product_name: title,
      variant_id: null,
      variant_name: null,
      quantity,
      cost_paisa: costPaisa,
      stock_before: before,
      movement_id: idIn(movementOf, `${idIn(products, slug)} ${purchase}`),
    })),
  );
  await writeAverages(trx, [...products.values()]);
}

/** Removes the demo's suppliers and purchases; stock follows once movements are summed. */
export async function removePurchases(trx: Trx): Promise<void> {
  const names = DEMO_SUPPLIERS.map(({ name }) => name);
  const gone = await trx
    .selectFrom('purchase')
    .innerJoin('supplier', 'supplier.id', 'supplier_id')
    .select(['purchase.id', 'supplier_id'])
    .where('name', 'in', names)
    .execute();
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) {
    const bought = await trx
      .selectFrom('purchase_line')
      .select('product_id')
      .where('purchase_id', 'in', ids)
      .execute();
    await trx.deleteFrom('stock_movement').where('purchase_id', 'in', ids).execute();
    await trx.deleteFrom('purchase').where('id', 'in', ids).execute();
    await writeAverages(trx, [...new Set(bought.map(({ product_id }) => product_id))]);
  }
  await trx.deleteFrom('supplier').where('name', 'in', names).execute();
}
