import type { Goods } from './papers';

/** What a scanned code means among the lines of a parcel: a line that is not full yet, or why there is none. */
export type Scanned =
  { line: Goods } | { problem: 'unknown' } | { problem: 'full' | 'variants'; name: string };

/**
 * The line that a scanned code means: that of a variant, or a product's number. Several lines are filled one after the other, but a
 * number does not say which of several variants was scanned.
 */
export function lineOfCode(
  goods: readonly Goods[],
  code: string,
  checked: Readonly<Record<number, number>>,
): Scanned {
  const text = code.trim().toLowerCase();
  const ofVariant = goods.filter(({ sold }) => sold.variant_code?.toLowerCase() === text);
  const lines =
    ofVariant.length > 0 ? ofVariant : goods.filter(({ sold }) => String(sold.product_id) === text);
  const [first] = lines;
  if (first === undefined) return { problem: 'unknown' };
  if (new Set(lines.map(({ sold }) => sold.variant_id)).size > 1)
    return { problem: 'variants', name: first.sold.product_name };
  const line = lines.find((each) => (checked[each.line] ?? 0) < each.quantity);
  return line ? { line } : { problem: 'full', name: first.name };
}
