/** A product of the wishlist: enough to find it, and to name it once it is gone from the shop. */
export interface WishedProduct {
  id: number;
  slug: string;
  title: string;
}

/** Most products a wishlist holds. */
export const MAX_WISHES = 200;

/** The wishlist with a product in its first place; one that is there already, or finds no room, changes nothing. */
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

/** Reads the wishlist from the browser's storage; malformed entries of old or damaged storage are dropped. */
export function readWishes(saved: unknown): WishedProduct[] {
  if (!Array.isArray(saved)) return [];
  const wishes = saved.filter(isWish);
  return wishes
    .filter(({ id }, place) => wishes.findIndex((wish) => wish.id === id) === place)
    .slice(0, MAX_WISHES);
}
