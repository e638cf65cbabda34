/** Most words of a search that count; the rest is ignored. */
const MAX_WORDS = 8;

/** An ILIKE pattern that finds `text` anywhere, with nothing in it special. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** One pattern for each word of a search; none for a blank one. */
export function wordPatterns(search: string): string[] {
  return search.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS).map(containing);
}
