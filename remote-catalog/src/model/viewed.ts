/** A product viewed in this browser. */
interface Viewed {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Stored next to the shop's saved state: it never leaves the browser, and no other page needs it. */
export const VIEWED_KEY = 'pasal:recently-viewed';
/** Maximum products stored. */
const REMEMBERED = 12;
/** Fewer are shown: one is the page's own, and some may no longer be in the shop. */
export const VIEWED_SHOWN = 6;

function isViewed(value: unknown): value is Viewed {
  if (typeof value !== 'object' || value === null) return false;
  const { id, at } = value as Record<string, unknown>;
  return Number.isInteger(id) && Number(id) > 0 && Number.isFinite(at);
}

/** Reads the stored products, newest first; malformed entries are dropped. */
function viewedIn(text: string): Viewed[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isViewed).slice(0, REMEMBERED) : [];
  } catch {
    return [];
  }
}

/** Returns the ids stored in `text`, newest first, without the product whose page is shown. */
export function viewedIds(text: string, except?: number): number[] {
  return viewedIn(text)
    .map(({ id }) => id)
    .filter((id) => id !== except);
}

/** Returns the text to store after viewing a product at time `at`. */
export function withViewed(text: string, id: number, at: number): string {
  const others = viewedIn(text).filter((viewed) => viewed.id !== id);
  return JSON.stringify([{ id, at }, ...others].slice(0, REMEMBERED));
}
