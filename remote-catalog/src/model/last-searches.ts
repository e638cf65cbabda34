/** Stored next to the shop's saved state: it never leaves the browser. */
export const SEARCHES_KEY = 'pasal:last-searches';
/** Number of searches stored and offered. */
const REMEMBERED = 5;
/** Longer ones are pasted texts. */
const LONGEST = 60;

const isTerm = (term: unknown): term is string => typeof term === 'string' && term !== '';

/** Reads the stored searches, latest first; malformed entries are dropped. */
export function searchesIn(text: string): string[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isTerm).slice(0, REMEMBERED) : [];
  } catch {
    return [];
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** A prefix typed on the way isn't a search: "cam" before "camera". */
const isBeginning = (one: string, of: string) => of.toLowerCase().startsWith(one.toLowerCase());

/** Returns the text to store after a search for a term. */
export function withSearch(text: string, term: string): string {
  if (term === '' || term.length > LONGEST) return text;
  const [last = '', ...before] = searchesIn(text);
  const others = last === '' || isBeginning(last, term) ? before : [last, ...before];
  const kept = others.filter((each) => !isSame(each, term));
  return JSON.stringify([term, ...kept].slice(0, REMEMBERED));
}

/** Returns the text to store without a term; null if none remains. */
export function withoutSearch(text: string, term: string): string | null {
  const left = searchesIn(text).filter((each) => each !== term);
  return left.length > 0 ? JSON.stringify(left) : null;
}
