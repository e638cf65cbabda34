import type { Kysely } from 'kysely';
import {
  STOCK_PAGE_SIZE,
  type MovementsQuery,
  type MovementsResponse,
  type StockMovement,
} from '@pasal/shared/contracts';
import { notFound } from '@pasal/core/errors/domain-error';
import type { Database } from '../../db/schema';
import * as messages from './messages';
import { findLevel, readMovements, type MovementRow } from './movements.repository';

const present = (row: MovementRow, names: ReadonlyMap<number, string>): StockMovement => ({
  id: row.id,
  at: row.at.toISOString(),
  quantity: row.quantity,
  balance: row.balance,
  reason: row.reason,
  by: row.by_email,
  remarks: row.remarks,
  variant_name: names.get(row.variant_id ?? 0) ?? null,
  order: row.order_id === null ? null : { id: row.order_id, order_number: row.order_number ?? '' },
  purchase:
    row.purchase_id === null
      ? null
      : { id: row.purchase_id, supplier: row.supplier ?? '', bill_number: row.bill_number ?? '' },
});

/** A page of stock movements of a product or variant. @throws DomainError 404 */
export async function listMovements(
  db: Kysely<Database>,
  query: MovementsQuery,
): Promise<MovementsResponse> {
  const product = await findLevel(db, query.product_id);
  if (product === undefined) throw notFound(messages.noSuchGoods);
  const rows = await readMovements(db, query);
  const shown = rows.slice(0, STOCK_PAGE_SIZE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const names = new Map(product.variants.map(({ id, name }) => [id, name]));
  return {
    product: {
      ...product,
      variants: product.variants.map(({ id, name, in_stock }) => ({ id, name, in_stock })),
    },
    movements: shown.map((row) => present(row, names)),
    next: last ? `${last.id}:${last.balance - last.quantity}` : null,
  };
}
