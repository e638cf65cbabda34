import type { WrappedNative } from '../contract/release';

/** Makes properties of an object unchangeable. */
function freeze(owner: object, names: readonly string[]): void {
  for (const name of names) {
    const value: unknown = Reflect.get(owner, name);
    Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  }
}

/**
 * Freezes the native functions that all remotes rely on, before any remote's code runs: a remote that replaces one
 * throws, and only that remote fails. Those a remote of the page declares to wrap stay writable.
 */
export function freezeNatives(
  view: Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest' | 'History'>,
  wrapped: readonly WrappedNative[],
): void {
  if (!wrapped.includes('fetch')) freeze(view, ['fetch']);
  if (!wrapped.includes('XMLHttpRequest')) {
    freeze(view, ['XMLHttpRequest']);
    freeze(view.XMLHttpRequest.prototype, ['open', 'send', 'setRequestHeader']);
  }
  if (!wrapped.includes('history')) {
    freeze(view.History.prototype, ['pushState', 'replaceState', 'go', 'back', 'forward']);
  }
}

/** Freezes the function through which all parts of the page change its state. */
export const freezeDispatch = (store: { dispatch: unknown }): void => freeze(store, ['dispatch']);
