import { expect, type Browser, type Page } from '@playwright/test';
import { plantServerBuild } from '../shop/planted-build';
import { awaitRendered, awaitTakenOver } from '../../../e2e/shop/rendered';
import { signedInApi } from '../../../e2e/shop/staff';
import { nameOf, type Cell } from './cells';
import { partOf } from './changed-release';
import type { MatrixShop } from './matrix-shop';
import { afterServerBuild, SIGNAL } from './planted-part';
import { STEP_WITHIN } from './try-cell';
import { marked, target } from './marks';

/** React's mark in a server's page where a part threw. */
const LEFT_OUT = '<!--$!-->';

/** Counts how often a process that makes pages has ended by itself. */
async function deathsIn({ url }: MatrixShop): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = [...metrics.matchAll(/^pasal_render_process_deaths_total.* (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Changes the shop's name; returns a function that restores it. */
async function renameShop({ url }: MatrixShop, name: string): Promise<() => Promise<void>> {
  const api = await signedInApi(url, 'admin');
  const rename = async (to: string) => {
    const read = await api.get('/api/v1/site/settings');
    const { settings, version } = (await read.json()) as { settings: object; version: number };
    const data = { settings: { ...settings, shop_name: to }, version };
    const saved = await api.put('/api/v1/site/settings', { data });
    expect([saved.status(), await saved.text()]).toEqual([200, expect.any(String)]);
  };
  await rename(name);
  return async () => {
    await rename('Pasal');
    await api.dispose();
  };
}

/** The fault happens while a page is made: the part is left out of it, or the process ends. */
async function expectFault(page: Page, shop: MatrixShop, cell: Cell, before: number) {
  const { at } = target(cell);
  const document = async () => (await page.request.get(at)).text();
  if (cell.fault.what === 'throws') {
    await expect.poll(document).toContain(LEFT_OUT);
    return;
  }
  const deaths = () => document().then(() => deathsIn(shop));
  await expect.poll(deaths).toBeGreaterThan(before);
}

/** Returns the seconds until a visitor of the page sees what the cell expects. */
async function secondsToPage(page: Page, cell: Cell): Promise<number> {
  const began = Date.now();
  await page.goto(target(cell).at, { waitUntil: 'commit' });
  await expect(marked(page, target(cell).shows)).toBeVisible();
  const seconds = (Date.now() - began) / 1000;
  await awaitTakenOver(page);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search products' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  return seconds;
}

/**
 * Tries a fault of a build for the server, which begins when the release is live already. No other cell may
 * be tried meanwhile: the shop has another name.
 */
export async function tryServerCell(
  browser: Browser,
  shop: MatrixShop,
  cell: Cell,
): Promise<number> {
  const page = await browser.newPage({ baseURL: shop.url });
  page.setDefaultTimeout(STEP_WITHIN);
  const after = `/* ${nameOf(cell)} */${afterServerBuild(partOf(cell), cell.fault.what)}`;
  const unplant = plantServerBuild(shop.root, cell.remote.name, after);
  try {
    await awaitRendered(page, target(cell).at);
    const before = await deathsIn(shop);
    const restore = await renameShop(shop, `Pasal ${SIGNAL}`);
    try {
      await expectFault(page, shop, cell, before);
      return await secondsToPage(page, cell);
    } finally {
      await restore();
    }
  } finally {
    unplant();
    await page.close();
  }
}
