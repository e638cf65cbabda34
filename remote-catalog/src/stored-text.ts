/** The text of one storage key; it never leaves the browser, and all tabs share it. */
export interface StoredText {
  /** Empty if there is none, or storage is blocked. */
  read: () => string;
  /** Stores a new text, or removes it; does nothing if storage is blocked or full. */
  write: (text: string | null) => void;
  /** Calls back on changes by this or another tab; returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
}

export function makeStoredText(ofKey: string): StoredText {
  const listeners = new Set<() => void>();
  return {
    read() {
      try {
        return localStorage.getItem(ofKey) ?? '';
      } catch {
        return '';
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(ofKey);
        else localStorage.setItem(ofKey, text);
      } catch {
        // Storage is blocked or full.
      }
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === ofKey || key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}
