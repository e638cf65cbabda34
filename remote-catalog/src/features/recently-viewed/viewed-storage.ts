import { VIEWED_KEY, withViewed } from '../../model/viewed';

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const listener of listeners) listener();
};

/** The text that is kept; empty where there is none, or storage is forbidden. */
export function keptText(): string {
  try {
    return localStorage.getItem(VIEWED_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps that a product was looked at now. */
export function rememberViewed(id: number): void {
  try {
    localStorage.setItem(VIEWED_KEY, withViewed(keptText(), id, Date.now()));
  } catch {
    // Forbidden or full: nothing is remembered.
  }
  tellAll();
}

/** Forgets all of them. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(VIEWED_KEY);
  } catch {
    // Forbidden: nothing was ever kept.
  }
  tellAll();
}

/** Calls back when this tab or another one keeps something else; the answer ends it. */
export function onViewedChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === VIEWED_KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
