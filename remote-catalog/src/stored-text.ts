/** A text of one key of this browser's storage; it never leaves the browser, and every tab follows it. */
export interface StoredText {
  /** Empty where there is none, or storage is forbidden. */
  read: () => string;
  /** Stores another text, or none; where storage is forbidden or full, it stores nothing. */
  write: (text: string | null) => void;
  /** Calls back when this tab or another one keeps something else; the answer ends it. */
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
        // Forbidden or full.
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
