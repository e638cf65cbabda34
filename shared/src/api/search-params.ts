/** Query parameters without the empty ones; lists repeat their name. */
export function searchParamsOf(params: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined && part !== null && part !== '') search.append(name, String(part));
    }
  }
  return search;
}
