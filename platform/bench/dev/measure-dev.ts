import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { median } from '../../../bench/median';
import type { Finding } from '../../../bench/report';
import { startCommand, startProcess } from '../../../server/src/testing/server-process';
import { changeOften, type Way } from './change-often';
import { answered, during } from './during';
import { copySources, ROOT, type Sources } from './sources';

/** Milliseconds from a saved component to the page that shows it. */
const WANTED = 300;

async function measureWay(way: Way, sources: Sources): Promise<Finding> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const times = await changeOften(page, way, sources);
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

interface Place {
  sources: Sources;
  cwd?: string;
  port: number;
  hasCart?: boolean;
  env?: Record<string, string>;
}

/** Runs a command in a copy of the sources, and measures the page at the port it takes. */
async function measureCommand(
  [name, ...words]: readonly [string, ...string[]],
  { sources, cwd = '.', port, hasCart = true, env = {} }: Place,
): Promise<Finding> {
  const { PATH = '', HOME = '' } = process.env;
  const command = startCommand(
    [process.execPath, ...words],
    { PATH, HOME, PORT: String(port), ...env },
    path.join(sources.root, cwd),
  );
  return during(command, async () => {
    const url = `http://localhost:${port}`;
    await answered(hasCart ? url : `${url}/standalone.js`);
    return measureWay({ name, url, hasCart }, sources);
  });
}

/** Measures how long after a component was saved an open page shows it, in each way of development. */
export async function measureDev(): Promise<Finding[]> {
  const sources = copySources();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasal-bench-'));
  const pasal = path.join(sources.root, 'platform/kit/bin/pasal.mjs');
  try {
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
    const shop = startProcess(path.join(ROOT, 'server/dist/main.mjs'), env);
    const findings = await during(shop, async () => {
      const at = (await shop.url).replace('127.0.0.1', 'localhost');
      const place = { sources, cwd: 'remote-checkout' };
      return [
        await measureCommand(['pasal dev', pasal, 'dev', '--shop', at], { ...place, port: 3191 }),
        await measureCommand(['pasal dev --alone', pasal, 'dev', '--alone', '--shop', at], {
          ...place,
          port: 3192,
          hasCart: false,
        }),
      ];
    });
    return [
      ...findings,
      await measureCommand(['npm run dev', 'scripts/dev.mjs'], { sources, port: 3193, env }),
    ];
  } finally {
    sources.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
