import type { Transaction } from 'kysely';
import { MAX_STOCK } from '@pasal/shared/contracts';
import { invalid } from '@pasal/core/errors/domain-error';
import type { Database, StoredVariant } from '../../db/schema';
import * as messages from './messages';

/** Goods with a stock of their own: a product, or one of its variants. */
export interface Goods {
  /** Its display name. */
  name: string;
  in_stock: number;
}

/** A product with its variants, locked until the transaction ends. */
export interface LockedProduct {
  id: number;
  title: string;
  in_stock: number;
  low_stock_limit: number;
  variants: StoredVariant[];
}

/** Locks products in ascending id, as orders do. */
export function lockProducts(
  trx: Transaction<Database>,
  ids: readonly number[],
): Promise<LockedProduct[]> {
  return trx
    .selectFrom('product')
    .select(['id', 'title', 'in_stock', 'low_stock_limit', 'variants'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Finds the goods; undefined if they don't exist, or if a variant must be given. */
export function findGoods(
  product: LockedProduct | undefined,
  variantId: number | null,
): Goods | undefined {
  if (product === undefined) return undefined;
  const { title, variants } = product;
  if (variantId === null) {
    return variants.length === 0 ? { name: title, in_stock: product.in_stock } : undefined;
  }
  const variant = variants.find(({ id }) => id === variantId);
  return variant && { name: `${title}, ${variant.name}`, in_stock: variant.in_stock };
}

/** @throws DomainError 400 for an impossible stock */
export function assertStock(path: string, { name }: Goods, pieces: number): void {
  if (pieces < 0) {
    const message = messages.tooFew(name);
    throw invalid(message, { path, message });
  }
  if (pieces <= MAX_STOCK) return;
  const message = messages.tooMany;
  throw invalid(message, { path, message });
}
