type Area = 'localStorage' | 'sessionStorage';

/** Reads from browser storage; null if it is blocked, damaged or empty. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or removes it for null; blocked or full storage is left unchanged. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // The value then lives only as long as the page.
  }
}
