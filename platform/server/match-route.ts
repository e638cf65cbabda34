/** What the `:name` parts of a pattern stood for. */
export type RouteParams = Record<string, string>;

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The parts between slashes, but for slashes at the end. */
function partsOf(path: string): string[] {
  const parts = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Whether a path fits a route pattern such as `/product/:slug`, and with which parts; null when it
 * does not. Same rules as the page's router for the patterns we use: whole segments, letters of
 * either case, slashes at the end allowed. What cannot be decoded fits nothing (record 0027).
 */
export function matchRoute(pattern: string, path: string): RouteParams | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
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
