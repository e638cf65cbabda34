import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { startProcess } from '../server/src/testing/server-process';

const SHOP = resolve(__dirname, '../../../../server/dist/main.mjs');
/** A page is complete after so many milliseconds without a request. */
const QUIET = 2000;

/** The line between browser and shop: milliseconds per request, bytes per second (-1: no limit). */
export interface Line {
  latency: number;
  throughput: number;
}

/** Reads the largest paint from the page, in milliseconds, once nothing is under way any more. */
export function largestPaint(): Promise<number> {
  return new Promise((found) => {
    new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

/** Waits until a page has asked for nothing for two seconds. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}

/** Sends all later requests of the page over this line. */
export async function putOnLine(page: Page, { latency, throughput }: Line): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Opens a page as a first visitor, over a line; `read` takes the measurement. */
export async function withPage<Found>(
  browser: Browser,
  { line, ...options }: BrowserContextOptions & { line: Line },
  read: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await putOnLine(page, line);
    return await read(page);
  } finally {
    await context.close();
  }
}

/** Starts the built demo shop and a browser, and stops both when `read` is done. */
export async function withShopAndBrowser<Found>(
  read: (url: string, browser: Browser) => Promise<Found>,
): Promise<Found> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const server = startProcess(SHOP, { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const url = await server.url;
    return await read(url, browser);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Finds the address of a product that the demo shop sells. */
export async function someProduct(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/product/public?limit=1`);
  const { products } = (await answer.json()) as { products: { slug: string }[] };
  return `/product/${products[0]?.slug}`;
}
