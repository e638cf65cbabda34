type Area = 'localStorage' | 'sessionStorage';

/** Reads what stands in a storage of the browser; null where it is forbidden, damaged or empty. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, or takes it out of the storage for null; a storage that is forbidden or full stays as it is. */
export function writeStored(area: Area, key: string, value: unknown): void {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    // What it would have kept lives as long as the page.
  }
}
