import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { ReleaseRecord } from '@pasal/shared/contracts';
import { walkBuild } from '../../kit/walk/walk-build.mjs';
import type { ShopWalk } from '../../kit/walk/walk-shop.mjs';
import { plantEntry } from '../shop/planted-build';
import type { Break } from './breaks';
import { plantInEntry } from './plant';

const REMOTE = 'catalog';

interface Walked {
  /** The product tree with the build, and the address of the shop that runs. */
  shop: { root: string; url: string };
  /** The code planted in the build's entry; absent for the unchanged build. */
  planted?: Pick<Break, 'planted' | 'after'>;
  /** Patterns of the pages to check in addition to the first one. */
  patterns?: readonly string[];
}

/** Walks through a running shop with a copy of its catalogue that contains a planted break. */
export async function walkWith(
  browser: Browser,
  { shop, planted, patterns = [] }: Walked,
): Promise<string[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'pasal-break-'));
  const directory = path.join(root, `remote-${REMOTE}`);
  try {
    cpSync(path.join(shop.root, `remote-${REMOTE}/dist`), path.join(directory, 'dist'), {
      recursive: true,
    });
    if (planted) plantEntry(root, REMOTE, (entry) => plantInEntry(planted, entry));
    const file = path.join(directory, 'dist/release.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord;
    const query = new URLSearchParams(patterns.map((pattern) => ['pattern', pattern]));
    const answer = await fetch(`${shop.url}/kit/walk.json?${query}`);
    const { addresses, ...walk } = (await answer.json()) as ShopWalk & { addresses: string[] };
    return await walkBuild(browser, { directory, record, shop: shop.url, addresses, walk });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
