/** What the `:name` parts of a pattern stood for. */
export type RouteParams = Record<string, string>;

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * Whether a path fits a route pattern such as `/product/:slug`, and with which parts; null when it
 * does not. Same rules as the page's router for the patterns we use: whole segments, letters of
 * either case, a slash at the end allowed.
 */
export function matchRoute(pattern: string, path: string): RouteParams | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return null;
  const params: RouteParams = {};
  for (const [index, part] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}
