import { replaceCart } from '@pasal/shared/shell';
import type { ShopStore } from './make-store';
import { PERSISTED_KEY, readCart } from './persistence';

/** The cart inside the text redux-persist wrote, or null when it cannot be read. */
function savedCartIn(text: string) {
  try {
    const parts = JSON.parse(text) as Record<string, string>;
    return parts.cart === undefined ? null : readCart(JSON.parse(parts.cart));
  } catch {
    return null;
  }
}

/** What is stored now, which may be newer than what the event tells: so all tabs come to agree. */
function textOf({ storageArea, newValue }: StorageEvent): string | null {
  return newValue === null ? null : (storageArea?.getItem(PERSISTED_KEY) ?? newValue);
}

/** Takes over what another tab of this browser does to the cart. Returns how to stop. */
export function followOtherTabs(store: ShopStore, target: Window): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PERSISTED_KEY) return;
    const text = textOf(event);
    const cart = text === null ? null : savedCartIn(text);
    if (cart === null) return;
    const { items, orderKey } = store.getState().cart;
    const isSame =
      (cart.orderKey ?? orderKey) === orderKey &&
      JSON.stringify(cart.items) === JSON.stringify(items);
    if (!isSame) store.dispatch(replaceCart(cart));
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
