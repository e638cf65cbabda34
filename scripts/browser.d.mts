/** An installed Chrome or Chromium, else the one Playwright downloaded, else undefined. */
export function findBrowser(): Promise<string | undefined>;
/** An installed Firefox, or undefined. */
export function findFirefox(): Promise<string | undefined>;
