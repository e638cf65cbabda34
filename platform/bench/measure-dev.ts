import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { median } from '../../bench/median';
import type { Finding } from '../../bench/report';
import {
  startCommand,
  startProcess,
  type ServerProcess,
} from '../../server/src/testing/server-process';

const ROOT = path.resolve(__dirname, '../../../..');
/** The component that is changed, and the words of it that change. */
const CHANGED = 'remote-checkout/src/pages/track-order/track-order-page.tsx';
const WORDS = '<PageTitle>{messages.trackOrder}';
const AT = '/track-order';
const CHANGES = 11;
/** The first changes find caches and code that is not compiled yet. */
const WARM = 3;
/** Milliseconds from a saved component to the page that shows it. */
const WANTED = 300;
/** What is neither a source nor needed to build from one. */
const LEFT_OUT = /[\\/](?:node_modules|dist|\.git|\.data|test-results)$/;

/** The sources in a folder of their own, so that what is changed is nobody's work. */
function copySources() {
  const root = mkdtempSync(path.join(tmpdir(), 'pasal-dev-'));
  cpSync(ROOT, root, { recursive: true, filter: (from) => from === ROOT || !LEFT_OUT.test(from) });
  for (const folder of ['.', 'server', 'host', 'platform/kit']) {
    const own = path.join(ROOT, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(root, folder, 'node_modules'));
  }
  return root;
}

/** Runs in the page: resolves once its heading has these words, with the moment. */
const seenAt = (words: string) =>
  new Promise<number>((resolve) => {
    const look = () => {
      if (!document.querySelector('h1')?.textContent.includes(words)) return;
      observer.disconnect();
      resolve(Date.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look();
  });

interface Way {
  name: string;
  url: string;
  /** False for a page without the header of the shop. */
  hasCart: boolean;
}

/** Puts a product into the cart, as a visitor does. */
async function fillCart(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const goods = page.getByRole('region', { name: 'New Arrivals' });
  await goods.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
}

/** Milliseconds of each change, while cart, form and address stay and nothing is loaded again. */
async function changeOften(page: Page, { url, hasCart }: Way, root: string): Promise<number[]> {
  const file = path.join(root, CHANGED);
  const before = readFileSync(file, 'utf8');
  if (hasCart) await fillCart(page, url);
  await page.goto(url + AT);
  const number = page.getByRole('textbox', { name: 'Order number' });
  await number.fill('NP-2026-000042');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const times: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const words = `change ${change}.`;
    const seen = page.evaluate(seenAt, words);
    const saved = Date.now();
    writeFileSync(file, before.replace(WORDS, `${WORDS} ${words}`));
    times.push((await seen) - saved);
    // What a build does after the page has it must be over before the next one.
    await page.waitForTimeout(1500);
  }
  writeFileSync(file, before);
  await expect(number).toHaveValue('NP-2026-000042');
  expect([new URL(page.url()).pathname, loads]).toEqual([AT, 0]);
  if (hasCart) await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  return times.slice(WARM);
}

async function measureWay(way: Way, root: string): Promise<Finding> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const times = await changeOften(page, way, root);
    const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
    process.stderr.write(`${way.name}: ${times.join(', ')} ms (load ${load})\n`);
    return {
      what: `${way.name}: a change is seen, median of ${times.length}`,
      figures: [median(times)],
      unit: 'ms',
      most: WANTED,
    };
  } finally {
    await browser.close();
  }
}

async function during<Done>(server: ServerProcess, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } finally {
    server.kill('SIGTERM');
    await server.ended;
  }
}

/** Waits until an address answers, while a command builds what it serves. */
async function answered(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null);
    if (answer?.ok) return url;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
}

/** Runs a command in a copy of the sources, and measures the page at the port it takes. */
async function measureCommand(
  [name, ...words]: readonly [string, ...string[]],
  {
    root,
    cwd = '.',
    port,
    hasCart = true,
    env = {},
  }: { root: string; cwd?: string; port: number; hasCart?: boolean; env?: Record<string, string> },
): Promise<Finding> {
  const { PATH = '', HOME = '' } = process.env;
  const command = startCommand(
    [process.execPath, ...words],
    { PATH, HOME, PORT: String(port), ...env },
    path.join(root, cwd),
  );
  return during(command, async () => {
    const url = `http://localhost:${port}`;
    await answered(hasCart ? url : `${url}/standalone.js`);
    return measureWay({ name, url, hasCart }, root);
  });
}

/** Measures how long after a component was saved an open page shows it, in each way of development. */
export async function measureDev(): Promise<Finding[]> {
  const root = copySources();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasal-bench-'));
  const pasal = path.join(root, 'platform/kit/bin/pasal.mjs');
  try {
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
    const shop = startProcess(path.join(ROOT, 'server/dist/main.mjs'), env);
    const findings = await during(shop, async () => {
      const at = (await shop.url).replace('127.0.0.1', 'localhost');
      const cwd = 'remote-checkout';
      return [
        await measureCommand(['pasal dev', pasal, 'dev', '--shop', at], { root, cwd, port: 3191 }),
        await measureCommand(['pasal dev --alone', pasal, 'dev', '--alone', '--shop', at], {
          root,
          cwd,
          port: 3192,
          hasCart: false,
        }),
      ];
    });
    return [
      ...findings,
      await measureCommand(['npm run dev', 'scripts/dev.mjs'], { root, port: 3193, env }),
    ];
  } finally {
    for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
  }
}
