/** The values of the `:name` parts of a pattern. */
export type RouteParams = Record<string, string>;

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The segments of a path, ignoring trailing slashes. */
function partsOf(path: string): string[] {
  const parts = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

/**
 * Matches a path with a route pattern such as `/product/:slug`. Returns the parameters; null if it does not match.
 * The rules are those of the page's router for the patterns we use: whole segments, case-insensitive, trailing
 * slashes allowed. A path that cannot be decoded matches nothing (record 0027).
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
