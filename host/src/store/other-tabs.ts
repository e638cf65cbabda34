import { replaceCart } from '@pasal/shared/shell';
import type { ShopStore } from './make-store';
import { PERSISTED_KEY, readItems } from './persistence';

/** The cart inside the text redux-persist wrote, or null when it cannot be read. */
function savedItemsIn(text: string) {
  try {
    const parts = JSON.parse(text) as Record<string, string>;
    return parts.cart === undefined ? null : readItems(JSON.parse(parts.cart));
  } catch {
    return null;
  }
}

/** Takes over what another tab of this browser does to the cart. Returns how to stop. */
export function followOtherTabs(store: ShopStore, target: Window): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== PERSISTED_KEY || event.newValue === null) return;
    const items = savedItemsIn(event.newValue);
    if (items && JSON.stringify(items) !== JSON.stringify(store.getState().cart.items)) {
      store.dispatch(replaceCart(items));
    }
  };
  target.addEventListener('storage', onStorage);
  return () => target.removeEventListener('storage', onStorage);
}
