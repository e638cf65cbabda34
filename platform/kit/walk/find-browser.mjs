import { existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds an installed Chrome or Chromium; the variable BROWSER overrides it.
 * @param {NodeJS.ProcessEnv} environment
 */
export function findBrowser({ BROWSER, PATH = '' }) {
  if (BROWSER) return existsSync(BROWSER) ? BROWSER : undefined;
  const folders = PATH.split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...APPLICATIONS].find((file) => existsSync(file));
}
