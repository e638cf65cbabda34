import type { Transaction } from 'kysely';
import type { StaffProduct, User, Variant } from '@pasal/shared/contracts';
import { factText, formatRupees } from '@pasal/shared/domain';
import type { Database } from '../../db/schema';
import { recordActivity } from '../activity/record-activity';
import { presentStaffProduct } from './product.presenter';
import { findProduct, findProducts } from './product.repository';
import { productLog } from '../product-record/log';

type Trx = Transaction<Database>;

/** A variant in the format of the log. */
function wordsOf({ name_ne, code, original_price, in_stock, image }: Variant): string {
  return [
    ...(name_ne === undefined ? [] : [name_ne]),
    ...(code === null ? [] : [code]),
    formatRupees(original_price),
    `${in_stock} in stock`,
    ...(image === null ? [] : [`picture ${image + 1}`]),
  ].join(', ');
}

/** The fields that the log compares: those of the form, without derived ones. */
function fieldsOf({
  id: _id,
  version: _version,
  created_at: _made,
  updated_at: _changed,
  ...fields
}: StaffProduct) {
  const variants = Object.fromEntries(fields.variants.map((each) => [each.name, wordsOf(each)]));
  const facts = Object.fromEntries((fields.facts ?? []).map((each) => [each.name, factText(each)]));
  // Keyed by name, as the facts themselves are.
  const facts_ne = Object.fromEntries(
    (fields.facts ?? []).map(({ key, name }) => [name, fields.facts_ne?.[key]]),
  );
  return { ...fields, variants, facts, facts_ne };
}

/** The product for the log and the list, read inside the transaction that changes it. */
export async function productIn(trx: Trx, id: number): Promise<StaffProduct | undefined> {
  const row = await findProduct(trx, id);
  return row && presentStaffProduct(row);
}

/** The same for several products, by id. */
export async function productsIn(
  trx: Trx,
  ids: readonly number[],
): Promise<Map<number, StaffProduct>> {
  const rows = await findProducts(trx, ids);
  return new Map(rows.map((row) => [row.id, presentStaffProduct(row)]));
}

/** Logs a change of a product; `before` is undefined for a new one. */
export async function recordProduct(
  trx: Trx,
  actor: User,
  id: number,
  before?: StaffProduct,
): Promise<void> {
  const after = await productIn(trx, id);
  const product = after ?? before;
  if (!product) return;
  await recordActivity(trx, actor, {
    log: productLog,
    action: before ? (after ? 'change' : 'delete') : 'add',
    id,
    name: product.title,
    ...(before && { before: fieldsOf(before) }),
    ...(after && { after: fieldsOf(after) }),
  });
}
