import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onThePath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...APPLICATIONS].find((file) => existsSync(file) && isExecutable(file));
}

async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** An installed Chrome or Chromium, else the one Playwright downloaded, else undefined. */
export async function findBrowser() {
  return onThePath() ?? (await playwrights());
}

const attempts = [
  ['npx', ['playwright', 'install', 'chromium']],
  [
    'sh',
    ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'],
  ],
];

/** Finds a browser or installs one: Playwright's own, else the system's package. */
export async function ensureBrowser() {
  for (const [command, words] of attempts) {
    const found = await findBrowser();
    if (found) return found;
    console.log(`No browser yet: ${command} ${words.join(' ')}`);
    spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
  }
  const found = await findBrowser();
  if (found) return found;
  console.error('No Chrome or Chromium could be found or installed; install one and try again.');
  process.exit(1);
}
