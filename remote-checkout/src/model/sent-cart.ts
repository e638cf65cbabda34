import type { CardProduct, OrderItem, QuotedLine } from '@pasal/shared/contracts';
import {
  canBeBought,
  lineName,
  totalOf,
  type CartItem,
  type CartLimits,
} from '@pasal/shared/domain';
import { checkLine, type CheckedLine } from './checked-line';
import { goodsOf } from './order-again';

/** A sent cart's lines as order lines, to be added to a cart like a reorder. */
export const orderedLines = (lines: readonly CheckedLine[]): OrderItem[] =>
  lines.map(({ item: { id, variant_id, title, price, quantity } }) => ({
    product_id: id,
    ...(variant_id !== undefined && { variant_id }),
    product_name: title,
    price,
    quantity,
  }));

/**
 * A sent cart's lines in the form of cart lines, each with its current problem.
 * @param products those of its products that are still on sale
 * @param gone the name of products no longer sold
 */
export function checkSentLines(
  quoted: readonly QuotedLine[],
  products: readonly CardProduct[],
  { gone, limits }: { gone: string; limits: CartLimits },
): CheckedLine[] {
  const items = quoted.map((line): CartItem => {
    const { id, variant_id, title, variant_name, price, quantity, in_stock } = line;
    const product = products.find((each) => each.id === id);
    return {
      id,
      variant_id,
      slug: product?.slug ?? '',
      title: title === '' ? gone : lineName({ product_name: title, variant_name }),
      brand: product?.brand ?? '',
      images: (product && goodsOf(product, variant_id)?.images) ?? [],
      price,
      quantity,
      in_stock,
    };
  });
  const bought = items.filter((_item, at) => canBeBought(quoted[at] ?? { in_stock: 0 }));
  return items.map((item, at) => checkLine(item, quoted[at], { items: bought, limits }));
}

/** Rupees of the lines that are still available. */
export const totalNow = (lines: readonly CheckedLine[]) =>
  totalOf(
    lines
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(({ item, limit }) => ({ ...item, quantity: Math.min(item.quantity, limit) })),
  );
