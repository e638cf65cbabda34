import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** @typedef {readonly [command: string, words: readonly string[]]} Attempt */

// The headless build comes first: it renders the same pages with half the work.
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
];
const FIREFOX_NAMES = ['firefox', 'firefox-esr'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const FIREFOX_APPLICATIONS = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} names
 * @param {string[]} applications
 */
function installed(names, applications) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...applications].find((file) => existsSync(file) && isExecutable(file));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** Finds an installed Chrome or Chromium, else the one that Playwright downloaded, else undefined. */
export async function findBrowser() {
  return installed(NAMES, APPLICATIONS) ?? (await playwrights());
}

/** Finds an installed Firefox, or undefined. */
export async function findFirefox() {
  return installed(FIREFOX_NAMES, FIREFOX_APPLICATIONS);
}

/**
 * Installs the system's package with its dependencies; an installed package is not upgraded.
 * @param {string} name
 * @returns {Attempt}
 */
const systemPackage = (name) => [
  'sh',
  [
    '-c',
    `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-upgrade --no-install-recommends ${name}`,
  ],
];
/** @type {Attempt[]} */
const attempts = [
  ['npx', ['playwright', 'install', 'chromium']],
  systemPackage('chromium-headless-shell'),
  systemPackage('chromium'),
];

/** False on a machine that must not be changed. */
const mayInstall = process.env.INSTALL_BROWSERS !== 'no';

/** @param {Attempt} attempt */
function install([command, words]) {
  if (!mayInstall) return;
  console.log(`Missing: ${command} ${words.join(' ')}`);
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
}

/** Finds a browser or installs one: Playwright's own, else the system's package, the smaller one first. */
export async function ensureBrowser() {
  for (const attempt of attempts) {
    const found = await findBrowser();
    if (found) return found;
    install(attempt);
  }
  const found = await findBrowser();
  if (found) return found;
  console.error(
    mayInstall
      ? 'No Chrome or Chromium could be found or installed; install one and try again.'
      : 'There is no Chrome or Chromium, and INSTALL_BROWSERS=no; install one and try again.',
  );
  process.exit(1);
}

/** Finds a Firefox or installs the system's. Returns undefined when that fails: its stories are optional. */
export async function ensureFirefox() {
  if (!(await findFirefox())) install(systemPackage('firefox-esr'));
  return findFirefox();
}

/** Installs a font with Nepali letters if there is none: placeholder boxes are wider, and pages overflow. */
export function ensureNepaliFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=ne'], { encoding: 'utf8' });
  if (status === 0 && stdout.trim() === '') install(systemPackage('fonts-lohit-deva'));
}
