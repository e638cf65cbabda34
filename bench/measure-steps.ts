import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { startProcess } from '../server/src/testing/server-process';
import type { Finding } from './report';

const SHOP = resolve(__dirname, '../../../../server/dist/main.mjs');
/** Milliseconds every request waits, in turns: what the paint takes longer by is steps of the difference. */
const LATENCIES = [400, 800] as const;
const LOADS = 3;
/** Milliseconds without a request after which a page is taken to be there. */
const QUIET = 2000;

interface Load {
  /** Milliseconds until the largest thing was painted. */
  paint: number;
  /** Requests of the API the page made by itself. */
  calls: number;
}

/** What the page says of its largest paint, once nothing is under way any more. */
function largestPaint(): Promise<number> {
  return new Promise((found) => {
    new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}

async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
}

/** Loads a page as somebody who was never here, over a line where every request takes so long. */
async function load(browser: Browser, url: string, latency: number): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    let calls = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
    });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
    await page.goto(url);
    await quiet(page);
    return { paint: await page.evaluate(largestPaint), calls };
  } finally {
    await context.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Steps that wait for one another up to the largest paint, and calls of the API, of one page. */
async function measurePage(browser: Browser, url: string) {
  const paints: number[] = [];
  let calls = 0;
  for (const latency of LATENCIES) {
    const loads: Load[] = [];
    for (let round = 0; round < LOADS; round += 1) loads.push(await load(browser, url, latency));
    paints.push(median(loads.map(({ paint }) => paint)));
    calls = Math.max(calls, ...loads.map((each) => each.calls));
  }
  const [fast = Number.NaN, slow = Number.NaN] = paints;
  return { steps: (slow - fast) / (LATENCIES[1] - LATENCIES[0]), calls };
}

/** Where a product is that the demo shop sells. */
async function someProduct(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/product/public?limit=1`);
  const { products } = (await answer.json()) as { products: { slug: string }[] };
  return `/product/${products[0]?.slug}`;
}

async function measureShop(url: string, browser: Browser): Promise<Finding[]> {
  const pages = [
    { name: 'product page', at: await someProduct(url), most: 3 },
    { name: 'empty cart', at: '/cart', most: 2 },
  ];
  const findings: Finding[] = [];
  for (const { name, at, most } of pages) {
    const { steps, calls } = await measurePage(browser, `${url}${at}`);
    const what = `${name}: steps to the largest paint`;
    // Whole steps are counted; what the machine itself takes is a few hundredths.
    findings.push({ what, figures: [steps], unit: 'steps', below: most + 0.1 });
    findings.push({ what: `${name}: calls at load`, figures: [calls], unit: 'calls', below: 1 });
  }
  return findings;
}

/** How many steps wait for one another in a browser that opens a page of the demo shop. */
export async function measureSteps(): Promise<Finding[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const server = startProcess(SHOP, { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measureShop(await server.url, browser);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}
