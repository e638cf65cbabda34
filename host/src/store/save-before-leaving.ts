import type { Persistor } from 'redux-persist';

/**
 * Saves at once when the page is left: redux-persist writes a moment after each change, one part at a
 * time, and on a busy phone that moment would lose what was just put in the cart, or who just signed in.
 */
export function saveBeforeLeaving(saver: Pick<Persistor, 'flush'>, target: Window): void {
  target.addEventListener('pagehide', () => void saver.flush());
}
