/** A compared product: enough to find it, and to name it if it is no longer in the shop. */
export interface Compared {
  id: number;
  title: string;
}

export const COMPARED_KEY = 'pasal:compared';
/** Maximum products compared at once: more don't fit side by side. */
export const MAX_COMPARED = 4;

function isCompared(value: unknown): value is Compared {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title } = value as Record<string, unknown>;
  return isProductId(id) && typeof title === 'string';
}

const isProductId = (id: unknown) =>
  Number.isInteger(id) && Number(id) > 0 && Number(id) <= 2_147_483_647;

function entriesIn(text: string): unknown[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Reads the stored products in the order of selection. */
export const comparedIn = (text: string): Compared[] =>
  entriesIn(text).filter(isCompared).slice(0, MAX_COMPARED);

/** Appends a product; null if the list is full. Entries unknown to this version are preserved. */
export function withCompared(text: string, { id, title }: Compared): string | null {
  const compared = comparedIn(text);
  if (compared.some((each) => each.id === id)) return text;
  if (compared.length >= MAX_COMPARED) return null;
  return JSON.stringify([...entriesIn(text), { id, title }]);
}

/** Removes a product. Entries unknown to this version, such as those of a later one, are preserved. */
export function withoutCompared(text: string, id: number): string {
  return JSON.stringify(entriesIn(text).filter((each) => !(isCompared(each) && each.id === id)));
}

/** The distinct product ids in an address, up to the maximum; null if there are none. */
export function idsOfAddress(ids: string | null): number[] | null {
  if (ids === null) return null;
  const named = ids.split(',').map(Number).filter(isProductId);
  return [...new Set(named)].slice(0, MAX_COMPARED);
}
