/** @typedef {{ order: number, low: number, isOpen: boolean }} Place of a file on the way through the graph */

/**
 * Finds groups of files with circular imports (Tarjan's strongly connected components).
 * @param {Map<string, { to: string | null }[]>} graph
 * @returns {string[][]}
 */
export function circlesIn(graph) {
  /** @type {Map<string, Place>} */
  const seen = new Map();
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const circles = [];

  /**
   * @param {string} file
   * @returns {Place}
   */
  function visit(file) {
    const place = { order: seen.size, low: seen.size, isOpen: true };
    seen.set(file, place);
    path.push(file);
    for (const { to } of graph.get(file) ?? []) {
      if (to === null || !graph.has(to)) continue;
      const other = seen.get(to) ?? visit(to);
      if (other.isOpen) place.low = Math.min(place.low, other.low);
    }
    if (place.low === place.order) close(file);
    return place;
  }

  /** @param {string} first */
  function close(first) {
    const group = path.splice(path.indexOf(first));
    for (const file of group) Object.assign(seen.get(file) ?? {}, { isOpen: false });
    if (group.length > 1) circles.push(group);
  }

  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
