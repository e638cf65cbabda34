import { PERSISTED_KEY, readCart, readSaved } from '@pasal/shared/domain';
import { replaceCart, replaceWishlist } from '@pasal/shared/shell';
import type { ShopStore } from './make-store';
import { readWishlist } from './persistence';

/** Reads a part of what another tab has saved; null if there is none. */
function readPart<Part>(text: string, part: string, read: (saved: unknown) => Part): Part | null {
  try {
    return readSaved(text, part, read);
  } catch {
    return null;
  }
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function takeCart(store: ShopStore, text: string): void {
  const cart = readPart(text, 'cart', readCart);
  if (cart === null) return;
  const { items, orderKey } = store.getState().cart;
  const isSame = (cart.orderKey ?? orderKey) === orderKey && isAlike(cart.items, items);
  if (!isSame) store.dispatch(replaceCart(cart));
}

function takeWishlist(store: ShopStore, text: string): void {
  const wishlist = readPart(text, 'wishlist', readWishlist);
  if (wishlist === null || isAlike(wishlist.items, store.getState().wishlist.items)) return;
  store.dispatch(replaceWishlist(wishlist.items));
}

/** Returns the currently stored text. It may be newer than the event's, so that all tabs converge. */
function textOf({ storageArea, newValue }: StorageEvent): string | null {
  return newValue === null ? null : (storageArea?.getItem(PERSISTED_KEY) ?? newValue);
}

/** Applies changes to cart and wishlist from other tabs of this browser. Returns a function that stops this. */
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
