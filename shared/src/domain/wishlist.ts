/** A product on the wishlist: enough to find it, and to name it if it is no longer in the shop. */
export interface WishedProduct {
  id: number;
  slug: string;
  title: string;
}

/** Maximum products on a wishlist. */
export const MAX_WISHES = 200;

/** Adds a product at the start of the wishlist; unchanged if it is already there, or the list is full. */
export function addWish(
  items: readonly WishedProduct[],
  { id, slug, title }: WishedProduct,
): WishedProduct[] {
  const isKnown = items.some((wish) => wish.id === id);
  if (isKnown || items.length >= MAX_WISHES) return [...items];
  return [{ id, slug, title }, ...items];
}

export function removeWish(items: readonly WishedProduct[], id: number): WishedProduct[] {
  return items.filter((wish) => wish.id !== id);
}

function isWish(value: unknown): value is WishedProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slug, title } = value as Record<string, unknown>;
  return (
    Number.isInteger(id) && Number(id) > 0 && typeof slug === 'string' && typeof title === 'string'
  );
}

/** Reads the wishlist from browser storage; malformed entries of old or damaged storage are dropped. */
export function readWishes(saved: unknown): WishedProduct[] {
  if (!Array.isArray(saved)) return [];
  const wishes = saved.filter(isWish);
  return wishes
    .filter(({ id }, place) => wishes.findIndex((wish) => wish.id === id) === place)
    .slice(0, MAX_WISHES);
}
