import { replaceCart, replaceWishlist } from '@pasal/shared/shell';
import type { ShopStore } from './make-store';
import { PERSISTED_KEY, readCart, readWishlist } from './persistence';

/** A part of the state inside the text redux-persist wrote, or null when there is none that can be read. */
function savedIn<Part>(text: string, part: string, read: (saved: unknown) => Part): Part | null {
  try {
    const parts = JSON.parse(text) as Record<string, string>;
    const saved = parts[part];
    return saved === undefined ? null : read(JSON.parse(saved));
  } catch {
    return null;
  }
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function takeCart(store: ShopStore, text: string): void {
  const cart = savedIn(text, 'cart', readCart);
  if (cart === null) return;
  const { items, orderKey } = store.getState().cart;
  const isSame = (cart.orderKey ?? orderKey) === orderKey && isAlike(cart.items, items);
  if (!isSame) store.dispatch(replaceCart(cart));
}

function takeWishlist(store: ShopStore, text: string): void {
  const wishlist = savedIn(text, 'wishlist', readWishlist);
  if (wishlist === null || isAlike(wishlist.items, store.getState().wishlist.items)) return;
  store.dispatch(replaceWishlist(wishlist.items));
}

/** What is stored now, which may be newer than what the event tells: so all tabs come to agree. */
function textOf({ storageArea, newValue }: StorageEvent): string | null {
  return newValue === null ? null : (storageArea?.getItem(PERSISTED_KEY) ?? newValue);
}

/** Takes over what another tab of this browser does to cart and wishlist. Returns how to stop. */
export function followOtherTabs(store: ShopStore, target: Window): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PERSISTED_KEY) return;
    const text = textOf(event);
    if (text === null) return;
    takeCart(store, text);
    takeWishlist(store, text);
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
