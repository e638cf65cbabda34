/** The functions that redux-persist needs of a storage. */
export interface AsyncStorage {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
}

/** The key under which damaged text is saved, so that a fresh start destroys nothing. */
export const damagedKeyOf = (key: string) => `${key}:damaged`;

/** The value of a JSON text, or undefined if invalid. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the readable parts of a saved text. redux-persist stores each part as a text of its own, and would drop all
 * of them when one is damaged. Returns null when nothing is readable.
 */
function readableOf(text: string): string | null {
  const saved = valueOf(text);
  if (saved === undefined) return null;
  if (typeof saved !== 'object' || saved === null) return text;
  const parts = Object.entries(saved);
  const whole = parts.filter(([, part]) => typeof part !== 'string' || valueOf(part) !== undefined);
  return whole.length === parts.length ? text : JSON.stringify(Object.fromEntries(whole));
}

/**
 * Makes a storage that never overwrites unread text: until `getItem` of a key has succeeded, `setItem` of that key
 * does nothing. redux-persist stops waiting after its time-out and would then save the empty state over the saved one
 * (D20). Damaged text is saved elsewhere, and its damaged parts are dropped.
 */
export function makeCarefulStorage(open: () => AsyncStorage): AsyncStorage {
  const known = new Set<string>();
  return {
    async getItem(key) {
      const storage = open();
      const text = await storage.getItem(key);
      const readable = text === null ? null : readableOf(text);
      if (text !== null && readable !== text) await storage.setItem(damagedKeyOf(key), text);
      known.add(key);
      return readable;
    },
    async setItem(key, value) {
      if (!known.has(key)) return;
      // When storage is full, the cart is not saved, but the shop works.
      await open()
        .setItem(key, value)
        .catch(() => undefined);
    },
    async removeItem(key) {
      if (known.has(key)) await open().removeItem(key);
    },
  };
}

/** The browser's own storage; opening it throws if it is blocked. */
export function openBrowserStorage(): AsyncStorage {
  const storage = window.localStorage;
  return {
    getItem: async (key) => storage.getItem(key),
    setItem: async (key, value) => storage.setItem(key, value),
    removeItem: async (key) => storage.removeItem(key),
  };
}
