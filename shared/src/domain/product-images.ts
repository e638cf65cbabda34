/**
 * Image paths of a product or poster, however they were stored: a list, or a JSON string of one.
 * Invalid JSON is an empty list; empty paths are dropped (R3.8).
 */
export function imagePathsOf(images: unknown): string[] {
  let list: unknown = images;
  if (typeof images === 'string') {
    try {
      list = JSON.parse(images);
    } catch {
      return [];
    }
  }
  if (!Array.isArray(list)) return [];
  return list.filter((path): path is string => typeof path === 'string' && path.trim() !== '');
}
