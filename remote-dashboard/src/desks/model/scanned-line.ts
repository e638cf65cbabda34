import type { Goods } from './papers';

/** The line of a parcel that a scanned code matches: an incomplete one, or why there is none. */
export type Scanned =
  { line: Goods } | { problem: 'unknown' } | { problem: 'full' | 'variants'; name: string };

/**
 * The line of a scanned code: a variant's code, or a product's number. Several matching lines are filled in turn,
 * but a product number is ambiguous between several variants.
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
