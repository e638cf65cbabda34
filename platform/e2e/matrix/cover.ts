/**
 * Few of the items, in their order, such that every mark that any item bears is on one of them.
 * Greedy: it takes the item with most marks that are missing, the first of equals, until none is missing.
 */
export function coverOf<Item>(
  items: readonly Item[],
  marksOf: (item: Item) => readonly string[],
): Item[] {
  const marks = new Map(items.map((item) => [item, marksOf(item)]));
  const missing = new Set([...marks.values()].flat());
  const chosen = new Set<Item>();
  const gain = (item: Item) => (marks.get(item) ?? []).filter((mark) => missing.has(mark)).length;
  while (missing.size > 0) {
    const best = items.reduce((found, item) => (gain(item) > gain(found) ? item : found));
    chosen.add(best);
    for (const mark of marks.get(best) ?? []) missing.delete(mark);
  }
  return items.filter((item) => chosen.has(item));
}
