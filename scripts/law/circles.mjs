/**
 * Finds the groups of files that import each other in a circle (Tarjan's strongly connected components).
 * @param {Map<string, { to: string | null }[]>} graph
 * @returns {string[][]}
 */
export function circlesIn(graph) {
  const seen = new Map();
  const path = [];
  const circles = [];

  function visit(file) {
    const place = { order: seen.size, low: seen.size, isOpen: true };
    seen.set(file, place);
    path.push(file);
    for (const { to } of graph.get(file) ?? []) {
      if (!graph.has(to)) continue;
      const other = seen.get(to) ?? visit(to);
      if (other.isOpen) place.low = Math.min(place.low, other.low);
    }
    if (place.low === place.order) close(file);
    return place;
  }

  function close(first) {
    const group = path.splice(path.indexOf(first));
    for (const file of group) seen.get(file).isOpen = false;
    if (group.length > 1) circles.push(group);
  }

  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
}
