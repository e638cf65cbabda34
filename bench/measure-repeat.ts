import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { median } from './median';
import { largestPaint, putOnLine, quiet, someProduct, withShopAndBrowser } from './page-load';
import { PHONE } from './pages/link';
import type { Finding } from './report';

const RUNS = 5;
const WORKER = '/bench-worker.js';
/** The least factor by which a worker must beat the browser's own cache to be worth having. */
const WORTH_IT = 0.8;

/** A worker that serves immutable files from its own cache, and does nothing else. */
const WORKER_TEXT = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (!/^\\/(host|remotes|uploads)\\//.test(new URL(event.request.url).pathname)) return;
  event.respondWith((async () => {
    const store = await caches.open('immutable');
    const cached = await store.match(event.request);
    if (cached) return cached;
    const answer = await fetch(event.request);
    if (answer.ok) await store.put(event.request, answer.clone());
    return answer;
  })());
});`;

/** The shop behind a server that adds the worker, which the shop itself does not have. */
async function withWorker(shop: string): Promise<{ url: string; server: Server }> {
  const server = createServer((given, answer) => {
    if (given.url === WORKER) {
      answer.setHeader('content-type', 'text/javascript');
      answer.end(WORKER_TEXT);
      return;
    }
    const { method, headers } = given;
    const forwarded = ask(new URL(given.url ?? '/', shop), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    given.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

/** The moment when the last script had arrived, in ms after the page was asked for. */
const lastScript = () =>
  Math.max(
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script' || initiatorType === 'link')
      .map(({ responseEnd }) => responseEnd),
  );

interface Visit {
  paint: number;
  scripts: number;
}

/** Loads a page for the third time over the link: the second visit has filled every cache. */
async function repeatVisit(browser: Browser, address: string, hasWorker: boolean): Promise<Visit> {
  const { line, ...options } = PHONE;
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await quiet(page);
    if (hasWorker) {
      await page.evaluate(async (file) => {
        await navigator.serviceWorker.register(file);
        await navigator.serviceWorker.ready;
      }, WORKER);
      await page.reload();
      await quiet(page);
    }
    await page.goto('about:blank');
    await putOnLine(page, line);
    await page.goto(address);
    await quiet(page);
    return { paint: await page.evaluate(largestPaint), scripts: await page.evaluate(lastScript) };
  } finally {
    await context.close();
  }
}

/**
 * Measures the return to a page over the slow link: with the browser's own cache, and with a service worker
 * beside it that stores what never changes, in turns.
 */
export const measureRepeat = (): Promise<Finding[]> =>
  withShopAndBrowser(async (shop, browser) => {
    const { url, server } = await withWorker(shop);
    const address = `${url}${await someProduct(shop)}`;
    const cached: Visit[] = [];
    const worked: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      cached.push(await repeatVisit(browser, address, false));
      worked.push(await repeatVisit(browser, address, true));
    }
    server.close();
    const middle = (visits: Visit[], what: keyof Visit) => median(visits.map((each) => each[what]));
    const line = (what: keyof Visit, name: string): Finding => ({
      what: `repeat visit of a product on the link, ${name}: cache, with a worker`,
      figures: [middle(cached, what), middle(worked, what)],
      unit: 'ms',
    });
    const ratio = middle(worked, 'scripts') / middle(cached, 'scripts');
    return [
      line('paint', 'largest paint'),
      line('scripts', 'last script'),
      {
        what: 'with a worker ÷ with the cache alone (a worker is worth it below 0.8)',
        figures: [ratio],
        unit: '×',
        least: WORTH_IT,
      },
    ];
  });
