import type { Goods } from './papers';

/** The line that a scanned code means: that of a variant, or a product's number. Several lines are filled one after the other. */
export function lineOfCode(goods: readonly Goods[], code: string): Goods | undefined {
  const text = code.trim().toLowerCase();
  return goods.find(
    ({ sold }) => sold.variant_code?.toLowerCase() === text || String(sold.product_id) === text,
  );
}
