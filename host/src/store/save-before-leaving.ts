import type { Persistor } from 'redux-persist';

/**
 * Saves at once when the visitor leaves the page. redux-persist writes shortly after each change, one part at a time;
 * on a busy phone that delay could lose the last product put in the cart, or the sign-in.
 */
export function saveBeforeLeaving(saver: Pick<Persistor, 'flush'>, target: Window): void {
  target.addEventListener('pagehide', () => void saver.flush());
}
