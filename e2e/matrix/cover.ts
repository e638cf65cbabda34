/** A point by its coordinate on each axis. */
type Point = readonly string[];

/** Every pair of coordinates of a point, each with the axes it lies on. */
export const pairsOf = (point: Point): string[] =>
  point.flatMap((one, axis) =>
    point.slice(axis + 1).map((other, next) => `${axis} ${one} | ${axis + 1 + next} ${other}`),
  );

/**
 * Few of the items, in their order, such that every pair of coordinates that any item has is in one of them.
 * Greedy: it takes the item with most pairs that are missing, the first of equals, until none is missing.
 */
export function pairwiseCover<Item>(
  items: readonly Item[],
  pointOf: (item: Item) => Point,
): Item[] {
  const pairs = new Map(items.map((item) => [item, pairsOf(pointOf(item))]));
  const missing = new Set([...pairs.values()].flat());
  const chosen = new Set<Item>();
  const gain = (item: Item) => (pairs.get(item) ?? []).filter((pair) => missing.has(pair)).length;
  while (missing.size > 0) {
    const best = items.reduce((found, item) => (gain(item) > gain(found) ? item : found));
    chosen.add(best);
    for (const pair of pairs.get(best) ?? []) missing.delete(pair);
  }
  return items.filter((item) => chosen.has(item));
}
