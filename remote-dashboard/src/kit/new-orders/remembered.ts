/** A text stored in this browser, shared by all tabs. */
export interface Remembered {
  read: () => string | null;
  write: (text: string) => void;
  /** For `useSyncExternalStore`. */
  listen: (onChange: () => void) => () => void;
}

/** Stores a text under a key; without storage, until the page is left. */
export function remembered(key: string): Remembered {
  const listeners = new Set<() => void>();
  let unkept: string | null = null;
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? unkept;
      } catch {
        return unkept;
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text);
        unkept = null;
      } catch {
        // Then it applies only to this page.
        unkept = text;
      }
      for (const listener of listeners) listener();
    },
    listen(onChange) {
      listeners.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
