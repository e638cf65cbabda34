import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ReleaseRecord } from '@pasal/shared/contracts';
import { paths } from '@pasal/shared/routing/paths';
import { openOwnBuilds } from '../server/release/own-builds';
import { startProcess } from '../../server/src/testing/server-process';
import type { RenderRequest } from '../server/render/contract';
import type { RenderComposition, ServerCode } from '../server/render/render-composition';
import { openRenderers, type Renderers } from '../server/render/renderers';
import type { Finding } from '../../bench/report';

const ROOT = resolve(__dirname, '../../../..');
const dist = (file: string) => join(ROOT, 'server/dist', file);

const WARM_UP = 300;
const PAGES = 1500;
/** Numbers of pages after which its memory is read, early and late. */
const EARLY = 20_000;
const LATE = 100_000;
/** As many visitors wait at once; the process itself has one core. */
const AT_ONCE = 8;
/** Megabytes by which two readings may differ. */
const NOISE = 15;

/** Milliseconds a page may take: 300 products, 250 categories and 160 home pages a second. */
const MOST = { product: 3.33, category: 4, home: 6.25 };

/** The server builds of this repository, by their records. */
async function ownComposition(): Promise<RenderComposition> {
  const own = openOwnBuilds(ROOT);
  const code = (record: ReleaseRecord): ServerCode => ({
    record,
    async read() {
      const found = await own.find(record.name, record.version);
      return readFile(join(found?.folder ?? '', record.server?.file ?? ''), 'utf8');
    },
  });
  const host = await own.host();
  if (!host?.server) throw new Error('the host has no server build');
  const remotes = (await own.remotes()).map(code);
  return { id: 'own', host: code(host), remotes };
}

/** A page with the answers the shop's own document names for it. */
async function requestFor(url: string, address: string): Promise<RenderRequest> {
  const response = await fetch(`${url}${address}`);
  if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}`);
  const document = await response.text();
  const [, answers = '[]'] = /id="answers"[^>]*>(.*?)<\/script>/s.exec(document) ?? [];
  return { address, answers, shopName: 'Pasal' };
}

/** Addresses of pages of the demo shop, with their answers. */
async function demoPages(): Promise<Record<keyof typeof MOST, RenderRequest>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasal-bench-'));
  const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
  const server = startProcess(dist('main.mjs'), env);
  try {
    const url = await server.url;
    const answer = await fetch(`${url}/api/v1/product/public?limit=1`);
    const { products } = (await answer.json()) as {
      products: { slug: string; category: string }[];
    };
    const [{ slug, category } = { slug: '', category: '' }] = products;
    return {
      product: await requestFor(url, `/product/${slug}`),
      category: await requestFor(url, paths.category(category)),
      home: await requestFor(url, '/'),
    };
  } finally {
    server.kill('SIGTERM');
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Renders a page again and again; milliseconds for each. */
async function renderOften(
  renderers: Renderers,
  composition: RenderComposition,
  request: RenderRequest,
  times: number,
) {
  let left = times;
  const from = performance.now();
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      const page = await renderers.render(composition, request);
      if (!page) throw new Error(`${request.address} was not rendered`);
    }
  });
  await Promise.all(visitors);
  return (performance.now() - from) / times;
}

/** Resident megabytes of this process's only render process. */
function residentMemory(): number {
  const words = ['-o', 'rss=,args=', '--ppid', String(process.pid)];
  const lines = execFileSync('ps', words, { encoding: 'utf8' }).split('\n');
  return Number.parseInt(lines.find((line) => line.includes('render-process')) ?? '', 10) / 1024;
}

const onProblem = (_: unknown, text: string) => void process.stderr.write(`${text}\n`);

/**
 * Measures how fast one process renders pages of the demo shop when it has the data, and how much memory it
 * holds after many.
 */
export async function measureRenderer(): Promise<Finding[]> {
  const composition = await ownComposition();
  const pages = await demoPages();
  const file = dist('render-process.mjs');
  const renderers = openRenderers({ file, onProblem, limits: { pageWithin: 10_000 } });
  try {
    if (!(await renderers.prepare(composition))) throw new Error('no render process got ready');
    const findings: Finding[] = [];
    for (const name of ['product', 'category', 'home'] as const) {
      await renderOften(renderers, composition, pages[name], WARM_UP);
      const each = await renderOften(renderers, composition, pages[name], PAGES);
      const what = `renderer: a ${name} page`;
      findings.push({ what, figures: [each], unit: 'ms', below: MOST[name] });
    }
    await renderOften(renderers, composition, pages.product, EARLY);
    const early = residentMemory();
    await renderOften(renderers, composition, pages.product, LATE - EARLY);
    const late = residentMemory();
    return [
      ...findings,
      { what: 'renderer: memory after 100,000 pages', figures: [late], unit: 'MB', below: 250 },
      {
        what: 'renderer: of that, since 20,000',
        figures: [late - early],
        unit: 'MB',
        below: NOISE,
      },
    ];
  } finally {
    await renderers.close();
  }
}
